#if skips
def skipped(i, j):
    """Whether no entry of the tile is visible."""
    return {{skipped}}


#end
#if visible
def visible(r, t):
    """Whether query r sees key t."""
    r, t = r[:, None], t[None, :]
    return {{visible}}


#end
