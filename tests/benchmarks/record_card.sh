#!/bin/bash
# SPDX-License-Identifier: MIT
# Records of this machine's card, as resources/gpu has them of an H200: sweeps over block sizes, what figure 2 of the
# FlashAttention paper plots, thread blocks from 1 to 256 heads, causal beside dense over lengths, and dQ by atomics.
#
#     record_card.sh path/to/tilewise-cli FOLDER NAME
#
# writes FOLDER/NAME-*.json. Takes some four minutes on an H200. Needs ncu on the PATH for the counters and python3 with
# NumPy for the block masks; without ncu the records say why nothing was counted.
set -u
program=$(command -v "$1") && program=$(realpath "$program") || exit 1
mkdir -p "$2" || exit 1
folder=$(realpath "$2") card=$3
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
cd "$parts" || exit 1  # records say the command that made them: names without folders

# sweep PART words...: one sweep into a part of a record.
sweep() {
  local part=$1 begin=$SECONDS
  shift
  "$program" gpu sweep "$@" --seconds 1 --record "$part.json" 2> "$part.err" ||
    { echo "$part: $(tail -1 "$part.err")" >&2; return 1; }
  grep 'not measured' "$part.err" >&2
  echo "$part: $(grep -c ': ' "$part.err") points, $((SECONDS - begin)) s"
}
# join NAME PARTS...: the parts as one record.
join() {
  local name=$1
  shift
  "$program" gpu sweep --merge "$@" --record "$folder/$card-$name.json" --force && return
  trap - EXIT
  echo "the parts are in $parts" >&2
}

problem="--heads 16 --t 4096"
blocks="--br 32,64,96,128,192,256 --bc 32,64,96,128,192,256"
for d in 64 128; do
  sweep fa2-$d $problem --d $d $blocks --backward --check --counters
  sweep fa2-$d-causal $problem --d $d $blocks --backward --causal --check --counters
  sweep fa1-$d $problem --d $d $blocks --algorithm fa1 --check --counters
  sweep fa1-$d-causal $problem --d $d $blocks --algorithm fa1 --causal --check
  sweep standard-$d $problem --d $d --br 32,64,96,128,192,256 --bc 128 --algorithm standard --check --counters
  join blocks-d$d fa2-$d.json fa2-$d-causal.json fa1-$d.json fa1-$d-causal.json standard-$d.json
done

# Figure 2, left: GPT-2 medium; middle: longer key blocks; right: a smaller part of the tiles.
medium="--batch 64 --heads 16 --t 1024 --d 64"
sweep left-fa2 $medium --br 128 --bc 128 --backward --check --counters
sweep left-others $medium --br 128 --bc 128 --algorithm standard,fa1 --check --counters
join figure-2-left left-fa2.json left-others.json
sweep middle $medium --br 64 --bc 64,128,256,512 --algorithm fa1 --check --counters
join figure-2-middle middle.json
python3 - << 'END'
import numpy as np
order = np.random.default_rng(1).permutation(32 * 32)
for tenths in range(1, 11):
    mask = np.zeros(32 * 32, np.uint8)
    mask[order[:round(tenths / 10 * 32 * 32)]] = 1
    np.save(f"tenths-{tenths:02}.npy", mask.reshape(32, 32))
END
for mask in tenths-*.npy; do
  sweep "right-${mask%.npy}" $problem --batch 4 --d 64 --br 128 --bc 128 --block-mask "$mask" --backward \
    --counters
done
join figure-2-right right-*.json

heads=1,2,4,8,16,32,48,64,96,128,132,160,192,256
sweep heads --t 2048 --d 64 --br 128 --bc 128 --heads $heads --algorithm fa1,fa2
join heads heads.json

lengths="--t 512,1024,2048,4096,8192,16384 --heads 16 --d 64,128 --br 128 --bc 64 --backward"
sweep lengths $lengths
sweep lengths-causal $lengths --causal
join lengths lengths.json lengths-causal.json

# Ten backward passes whose dQ is compared bit by bit, as atomics add and in a fixed order.
for d in 64 128; do
  for order in "" --deterministic; do
    "$program" gpu run $problem --d $d --br 128 --bc 128 --backward --repeat 10 $order --seconds 1 \
      --record "atomics-$d$order.json" | grep differ
  done
done
join atomics atomics-*.json
