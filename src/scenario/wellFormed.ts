/**
 * Half of a character that takes two code units, as half an emoji when text is cut or pasted, becomes U+FFFD: such text cannot be
 * percent-encoded or stored in UTF-8. Other text comes back as it is.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
