/**
 * An error that only a mistake in this project's code can raise, such as a call that breaks a function's contract. Its message
 * is for programmers. Whatever a person's input, file, device or network may cause is an error that carries a sentence instead.
 */
export class Defect extends Error {
  override readonly name = 'Defect';
}
