// The types of the numbers that a kernel reads, by name: `i32('rows columns')` is { rows: 'i32', columns: 'i32' }.

type Names<Row extends string> = Row extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Row;

const fieldsOf =
  <Type extends string>(type: Type) =>
  <Row extends string>(row: Row) =>
    Object.fromEntries(row.split(' ').map((name) => [name, type])) as Readonly<Record<Names<Row>, Type>>;

export const i32 = fieldsOf('i32');
export const u32 = fieldsOf('u32');
export const f32 = fieldsOf('f32');
