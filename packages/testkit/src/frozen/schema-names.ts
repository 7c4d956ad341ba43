// The fields and values of a schema, as paths such as `welcome.table.seats[].guest`.

/** The parts of a zod schema's definition that the walk needs. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly items?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

export interface Schema {
  readonly _zod: { readonly def: object };
}

export function schemaNames(schema: Schema, path: string): readonly string[] {
  const def = schema._zod.def as Definition;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([field, inner]) => {
        const name = path === '' ? field : `${path}.${field}`;
        return [name, ...schemaNames(inner, name)];
      });
    case 'array':
      return def.element === undefined ? [] : schemaNames(def.element, `${path}[]`);
    case 'union':
      return (def.options ?? []).flatMap((option) => schemaNames(option, path));
    case 'tuple':
      return (def.items ?? []).flatMap((item) => schemaNames(item, `${path}[]`));
    case 'record':
      return def.valueType === undefined ? [] : schemaNames(def.valueType, `${path}{}`);
    case 'enum':
      return Object.values(def.entries ?? {}).map((value) => `${path} = ${value}`);
    case 'literal':
      return (def.values ?? []).map((value) => `${path} = ${value}`);
    default:
      return def.innerType === undefined ? [] : schemaNames(def.innerType, path);
  }
}

/** The names of messages: each path begins with the type of its message. */
export function messageNames(messages: Schema): readonly string[] {
  const { options = [] } = messages._zod.def as Definition;
  return options.flatMap((message) => {
    const { shape = {} } = message._zod.def as Definition;
    const [type] = (shape.type?._zod.def as Definition | undefined)?.values ?? [];
    const { type: _, ...fields } = shape;
    return [
      String(type),
      ...Object.entries(fields).flatMap(([field, inner]) => [
        `${type}.${field}`,
        ...schemaNames(inner, `${type}.${field}`),
      ]),
    ];
  });
}
