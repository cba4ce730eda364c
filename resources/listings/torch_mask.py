#if torch_visible
def visible(r, t):
    """Whether query r sees key t."""
    r, t = r[:, None], t[None, :]
    return {{torch_visible}}


#end
#if dropout
def kept(r, t):
    """The dropout factors of queries and keys: 0, or 1 / (1 - p). A function of seed, head, query and key alone."""
    r, t = r.cpu().numpy()[:, None], t.cpu().numpy()[None, :]
    words = philox(r, t // 4, {{head}}, 0)
    word = np.choose(t % 4, [np.broadcast_to(each, (r.size, t.size)) for each in words])
    return torch.from_numpy((word >= {{dropout_limit}}) * {{dropout_factor}}).to(device)


#end
