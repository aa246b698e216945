// Sentences of the mechanism that hold no number: 'The same noise vector is reused in all steps.' A closed world: what DP-SGD does
// as everybody tells it is known, and whatever else is said of noise, clipping, sampling or what is released is not followed.
import { saysPoisson } from '../names/poisson';

/** What a sentence of the mechanism speaks of. */
const SPEAKS =
  /(?<![\p{L}\d_])(?:(?:un)?nois\w*|(?:un)?clip\w*|sensitivit\w*|releas\w*|publish\w*|is public|are public|ordered|ordering|sorted|sampler|samples? (?:more|less|each|the)|sampled|tokeni[sz]er|vocabular\w*|means? and|variances?|median|quantiles?|same (?:private )?(?:records|data|text|examples|noise)|checkpoints?|rausch\w*|verrausch\w*|gekürzt|geklippt|abgeschnitten|veröffentlich\w*|sortiert|(?:d\u00e9)?bruit\p{L}*|écr\u00eat\p{L}*|publi(?:é|er|ons|ent)\p{L}*|chaque (?:patiente?|personne|utilisat\p{L}+|client\p{L}*|individu|sujet) (?:a|ont|poss\u00e8de|compte|contribue|appara\u00eet|figure)|plusieurs \p{L}+ (?:par|de chaque|d['’]un m\u00eame|d['’]une m\u00eame) (?:patiente?|personne|utilisat\p{L}+|client\p{L}*|individu|sujet))(?![\p{L}])/iu;

/** What everybody says of DP-SGD, and what only names its numbers. */
const EVERYBODY = new RegExp(
  [
    String.raw`\b(?:noise (?:multiplier|scale|level|ratio)|clip(?:ping)?[- ](?:norm|bound|threshold)|clipping,? noise(?: and|,)|noisy (?:sgd|gradient descent))\b`,
    String.raw`\b(?:(?:per[- ](?:sample|example|record)|individual|record|all|the|their|example|each (?:record|example|sample)['’]?s?|every (?:record|example|sample)['’]?s?)\s+)*gradients?\s+(?:is|are|was|were|get|gets)\s+(?:first\s+|then\s+)?clipped(?!\s+(?:after|by batch|per batch|together|jointly))`,
    String.raw`\bwe\s+(?:first\s+|then\s+)?clip\s+(?:the\s+|all\s+|each\s+|every\s+|their\s+|per-\w+\s+|individual\s+|record\s+)*(?:gradients?)`,
    String.raw`\bclipping (?:the |all |each |every )?(?:per-\w+ |individual )?gradients?`,
    String.raw`\b(?:(?:independent|isotropic|calibrated|spherical|gaussian|normal|random|the|some)\s+)*noise\s+(?:(?:is|was|are|were)\s+)?(?:then\s+)?(?:being\s+)?added\s+to\s+(?:the\s+|their\s+|its\s+)?(?:(?:clipped|summed|aggregated|noised)\s+)*(?:sum|aggregate|gradients?)(?:\s+of\s+(?:the\s+|all\s+)?(?:clipped\s+)?(?:per-\w+\s+)?gradients?)?(?!\s+(?:before|of the batch|of (?:the )?last))`,
    String.raw`\badd(?:s|ed|ing)?\s+(?:(?:independent|isotropic|calibrated|gaussian|normal|random)\s+)*noise(?:\s+to\s+(?:the\s+|their\s+)?(?:clipped\s+)?(?:sum|gradients?))?(?=\s*[.,;]|\s*$|\s+and\b)`,
    String.raw`\bGradienten (?:werden|wurden) (?:auf [^.]{0,20} )?(?:gekürzt|geklippt|abgeschnitten)`,
    String.raw`\bRausch(?:faktor|multiplikator|en der Norm)\b`,
    String.raw`\bgradients?(?: (?:individuels?|par (?:exemple|enregistrement)|de chaque (?!lot\b|batch|mini|groupe)\p{L}+))? (?:est|sont) (?:d['’]abord )?écr\u00eat\p{L}*(?:(?: puis|,| et) (?:sommés?,? (?:puis|et) )?bruités?)?(?! (?:après|ensemble)|\p{L})`,
    String.raw`\b(?:du )?bruit gaussien(?: \p{L}+)? est ajouté (?:\u00e0|a) (?:leur|la) somme`,
    String.raw`\bGradienten (?:werden|wurden) (?:je|pro) (?:Datensatz|Eintrag|Beispiel) (?:gekürzt|geklippt|abgeschnitten)(?: und (?:dann )?verrauscht)?(?= *[.,;]| *$)`,
    String.raw`\bmultiplicateur de bruit|norme d['’]écr\u00eatage`,
    String.raw`\b(?:the )?(?:mean|average) (?:over|of) (?:the )?(?:last|final)\b`,
  ].join('|'),
  'giu',
);

/** Of a sentence with numbers, what changes the mechanism whatever they are. */
const BREAKS =
  /\b(?:neither\b[^.]{0,40}\b(?:clip|nois)\w*|same noise|noise\b[^.]{0,40}\b(?:re-?used|shared|fixed|published)|(?:fixed|published|public)[^.]{0,20}\bseed\b[^.]{0,20}\bnoise|clip\w*[^.]{0,20}\bafter averag\w*|before (?:the )?clipping|nois\w*[^.]{0,20}\b(?:to|on) the loss|median (?:gradient )?norm|without (?:any )?noise|not nois\w+|un-?noised|of the bias(?:es| terms))\b/i;

/** Whether a sentence says something of the mechanism that nothing here follows. `holdsClaim`: one of its numbers was taken. */
export function speaksOfMechanism(sentence: string, holdsClaim: boolean): boolean {
  if (BREAKS.test(sentence)) return true;
  if (holdsClaim || saysPoisson(sentence)) return false;
  return SPEAKS.test(sentence.replace(EVERYBODY, ' '));
}
