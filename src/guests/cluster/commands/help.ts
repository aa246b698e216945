// The text that `audit --help` prints.

export const AUDIT_HELP = `audit runs a training audit on many machines, in shards of its models

  audit plan SCENARIO --out FOLDER --shards N [--models M] [--slurm] [--kubernetes IMAGE --claim NAME] [--cpus K]
      Crafts the canaries and writes FOLDER/plan.json. SCENARIO is a link of the page, a settings file that it saved, or the
      name of a preset. --models is the number per world, attack and repeat, in place of the scenario's (at most 5000 there).
      --slurm writes FOLDER/slurm, with an array of shards, a merge that waits for it, and submit.sh for both.
      --kubernetes writes FOLDER/kubernetes, with an Indexed Job of that container image and a Job that merges. --claim names
      the PersistentVolumeClaim that holds the folder, and --cpus the cores and threads of a shard (1).
  audit shard FOLDER [INDEX] [--threads K]
      Trains one shard, 0 to N - 1, and writes FOLDER/shards/shard-NNNNNN.shard, whole or not at all. The shard is INDEX, or
      else SLURM_ARRAY_TASK_ID, or else JOB_COMPLETION_INDEX. Any machine that sees the folder may run it, in any order and
      again, because what is done is left alone. On SIGTERM or SIGINT it stops (status 143, 130), and the same command goes
      on from there.
  audit status FOLDER
      Says what is done, missing or damaged, and prints the line that trains what is missing. Status 0 means that all is there.
  audit merge FOLDER [--place TEXT] [--out FILE]
      Checks every file, and refuses gaps, overlaps, other settings, commits or arithmetic, each by name. Writes
      FOLDER/merged.json, which the page opens, labelled with TEXT. The numbers are those of a single process, to the last bit.
`;
