#!/bin/bash
# SPDX-License-Identifier: MIT
# A sweep of tilewise-cli on a cluster's cards, as an array of Slurm jobs; each takes its share of the points.
#
#     sbatch --array=0-7 gpu-sweep.sh --t 4096 --d 64 --heads 16 --br 32:128:16 --bc 32:128:16 --backward
#
# Each job writes part-K.json and goes on with it when it is started again (a job that ran out of time, or was put back). When
# all are through, one command joins them:
#
#     tilewise-cli gpu sweep --merge part-*.json --record sweep.json
#
# TILEWISE_CLI is the program, if it is not on the PATH. The cards must be of one kind: --constraint or --gres says which.
#SBATCH --job-name=tilewise-sweep
#SBATCH --gres=gpu:1
#SBATCH --cpus-per-task=8
#SBATCH --time=01:00:00
#SBATCH --requeue
#SBATCH --output=part-%a.log
set -eu
task=${SLURM_ARRAY_TASK_ID:?start it with sbatch --array=0-7}
first=${SLURM_ARRAY_TASK_MIN:-0}
count=${SLURM_ARRAY_TASK_COUNT:-1}
exec "${TILEWISE_CLI:-tilewise-cli}" gpu sweep "$@" --shard "$((task - first))/$count" --record "part-$task.json" --resume
