// Lists of numbers as a kernel reads them, each with how it is written: names in a row, one type for all.

type Names<Row extends string> = Row extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Row;

const fieldsOf =
  <Type extends string>(type: Type) =>
  <Row extends string>(row: Row) =>
    Object.fromEntries(row.split(' ').map((name) => [name, type])) as Readonly<Record<Names<Row>, Type>>;

export const i32 = fieldsOf('i32');
export const u32 = fieldsOf('u32');
export const f32 = fieldsOf('f32');
