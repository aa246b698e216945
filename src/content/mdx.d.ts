/** What `import` gives of a text of src/content, named by its English file: the text in the page's language. */
declare module '*.mdx' {
  const content: import('../base/language/content').Content;
  export default content;
}
