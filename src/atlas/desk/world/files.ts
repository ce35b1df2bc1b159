/** A file as films hold it: what is told to a frame is plain data, and a copied file has the size of its bytes alone. */
interface FileNote {
  readonly _tag: "FileNote"
  readonly name: string
  readonly size: number
}

type Change = (value: object) => unknown

const deep = (value: unknown, change: Change): unknown => {
  if (typeof value !== "object" || value === null) return value
  const changed = change(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((item) => deep(item, change))
  // Bytes, dates and errors stay what they are.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, deep(field, change)]))
}

const isNote = (value: object): value is FileNote => "_tag" in value && value._tag === "FileNote"

/** Notes files by name and size. */
export const noteFiles = <Value extends object>(value: Value): Value =>
  deep(value, (part) => (part instanceof File ? { _tag: "FileNote", name: part.name, size: part.size } satisfies FileNote : part)) as Value

/** Makes files of their notes, as large as they say and with nothing in them. */
export const makeFiles = <Value extends object>(value: Value): Value =>
  deep(value, (part) => (isNote(part) ? Object.defineProperty(new File([], part.name), "size", { value: part.size }) : part)) as Value
