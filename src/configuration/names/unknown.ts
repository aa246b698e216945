// Numbers under names that nothing is known of. A closed world: what is not known to be of the model, the optimizer or the machine may
// be of the mechanism, and is said.

import { readValue } from '../numbers';
import type { Entry } from '../text/entry';
import { subjectOf } from './name';
import { ofOtherData } from './qualifiers';

/** Words of names whose numbers enter no accountant. */
const KNOWN = new Set(
  `lr learning lernrate momentum nesterov decay wd weight beta betas beta1 beta2 gamma alpha alphas order orders dropout seed seeds random worker workers thread threads hidden
  layer layers dim dims dimension depth width height channel channels kernel stride padding pad head heads embedding embed vocab vocabulary class classes labels length len max_len seq token
  tokens feature features in out input output image img resolution crop mean std log logs logging print verbose version port gpu id ids cuda device rank local_rank prefetch pin memory buffer
  timeout patience temperature top warmup init smoothing acc accuracy genauigkeit loss verlust losses perplexity ppl f1 auc score precision recall bleu rouge metric metrics time seconds minutes hours
  runtime date year test eval val valid validation save saving checkpoint keep bf16 fp16 fp32 amp tf32 deterministic benchmark optim optimizer adam adamw sgd activation tol tolerance patch rank r lora scheduler milestones
  schedule step_size checkpoints params parameters size_average affine bias index col row columns rows figsize dpi url path root dir wandb project tag notebook cores mem nodes cpus cpu job kernel_size num_classes anneal
  min_lr eta t_max power color colour font fig subplot wait interval freq frequency every t_max multiplicity augmentation augmult max_length hidden_size max_iterations_eval price age`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Of a part of the run, or of who is in it, that a known name may be said of: 'inner_steps', 'micro_batch_size'. */
const OF_PART =
  /^(?:inner|outer|critic|generator|discriminator|user|users|teacher|student|previous|prev|old|next)$/;
/** What numbers runs or rows. */
const NUMBERS = /^(?:run|no|nr|trial|exp|experiment|job|iter|epoch|step)(?:_?(?:id|no|nr|number))?$/i;

/** Words that make a name of the mechanism's in spite of those. */
const OF_MECHANISM =
  /^(?:noise\w*|sigma\w*|σ|clip\w*|batch\w*|lot|epochs?|steps?|iterations?|iters?|samples?|sampling|subsampl\w*|data|dataset|records?|examples?|users?|clients?|privacy|private|dp|delta|epsilon|sensitivity|contributions?|repeats?|rounds?|folds?|runs?|restarts?|replicas?)$/;
const OF_LEARNING =
  /^(?:lr|learning|lernrate|test|eval|val|valid|validation|log|logs|logging|save|saving|print|checkpoint|momentum|dropout|smoothing|warmup|optim|optimizer)$/;
/** Layers, transforms, optimizers, plots: their arguments are their own. */
const OF_MODEL =
  /Conv|Linear|Dense|Norm|Pool|Dropout|Embedding|LSTM|GRU|Transformer|Attention|^(?:nn|plt|ax|transforms?|T|optim|F)\.|Optimizer$|Adam|SGD|Scheduler|LR$|Crop|Resize|Flip|seed|figure|subplots|randint|Lora|LoRA|Tokenizer|tokenizer|^(?:model|net|optimizer|scheduler|lr|tokenizer|architecture|arch|network|logging|wandb|_wandb|lr\w*|learning_rate\w*|\w+_lr|warm_?up\w*|augment\w*|transforms?)$|Conv2D|print|round|format/;

/** A name that is said to be of something else, which may be of the run all the same. */
export const isOfPart = (name: string): boolean => {
  const words = wordsOf(name);
  return (
    words.some((word) => OF_PART.test(word)) ||
    (words.includes('every') && words.some((word) => /^(?:optim\w*|updates?|opt)$/.test(word)))
  );
};

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The name of an entry that no meaning is known of, if its value is a number that may count, or names noise; null where it is not. */
export function unknownNumber(entry: Entry): string | null {
  const name = (subjectOf(entry) ?? entry.key).trim();
  // 'class: NoiseDrop': what is named may be of the mechanism
  if (
    /nois|sigma|σ/i.test(entry.value) &&
    /^[\w.]+$/.test(entry.value) &&
    !/name|title|project|group|path|dir|file|help|metavar|data|tag|type/i.test(name)
  )
    return name;
  const read = readValue(entry.value, false, new Map());
  if (
    (read.kind !== 'number' && read.kind !== 'several') ||
    /^(?:true|false|yes|no|on|off)$/i.test(entry.value)
  )
    return null;
  // switches, and what scales nothing
  if (read.kind === 'number' && (read.value === 0 || read.value < 0 || read.value === 1)) return null;
  if (entry.scopes.some(({ names }) => names.some((each) => OF_MODEL.test(each)))) return null;
  if (ofOtherData(name, entry.scopes)) return null;
  // the tag of an image: 'registry.org/name:1.4'
  if (NUMBERS.test(name) || /^[\w-]+(?:\.[\w-]+)+\//.test(name)) return null;
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 6) return null;
  if (isOfPart(name)) return name;
  if (words.some((word) => OF_LEARNING.test(word))) return null;
  const known = words.some((word) => KNOWN.has(word)) || KNOWN.has(words.join('_'));
  return known && !words.some((word) => OF_MECHANISM.test(word)) ? null : name;
}
