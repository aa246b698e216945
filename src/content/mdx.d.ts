/** A text of src/content in the page's language, imported by the name of its English file. */
declare module '*.mdx' {
  const content: import('../base/language/content').Content;
  export default content;
}
