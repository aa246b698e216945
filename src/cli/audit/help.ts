// What `audit --help` says.

export const AUDIT_HELP = `audit: a training audit on many machines, in shards of its models

  audit plan SCENARIO --out FOLDER --shards N [--models M] [--slurm] [--kubernetes IMAGE --claim NAME] [--cpus K]
      SCENARIO: a link of the page, a settings file that it saved, or the name of a preset. Crafts the canaries and writes
      FOLDER/plan.json. --models: per world, attack and repeat, in place of the scenario's (at most 5000 there).
      --slurm: FOLDER/slurm, an array of shards, a merge that waits for it, and submit.sh for both.
      --kubernetes: FOLDER/kubernetes, an Indexed Job of that container image and a Job that merges; --claim: the
      PersistentVolumeClaim that holds the folder. --cpus: cores of a shard (1).
  audit shard FOLDER [INDEX] [--threads K]
      Trains one shard, 0 to N - 1: INDEX, else SLURM_ARRAY_TASK_ID, else JOB_COMPLETION_INDEX. Any machine that sees the
      folder, in any order, again: what is done is left alone. On SIGTERM or SIGINT it stops (status 143, 130); the same
      command goes on from there. Writes FOLDER/shards/shard-NNNNNN.shard, whole or not at all.
  audit status FOLDER
      What is done, missing or damaged, and the line that trains what is missing. Status 0 when all is there.
  audit merge FOLDER [--place TEXT] [--out FILE]
      Checks every file; refuses gaps, overlaps, other settings, commits or arithmetic, each by name. Writes
      FOLDER/merged.json, which the page opens, labelled with TEXT. The numbers are those of a single process, to the last bit.
`;
