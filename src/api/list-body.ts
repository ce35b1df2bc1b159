import * as Schema from "effect/Schema";
import {
  listFields,
  pageOf,
  type AnyList,
  type Flat,
  type ListRequestOf,
  type Page,
  type RowOf,
} from "../domain/kit/list.ts";
import { csvFields, type CsvRequest } from "./csv-fields.ts";
import { data, file, form } from "./call.ts";

type Further = Readonly<Record<string, Schema.Top>>;
type TypesOf<Fields extends Further> = { readonly [Name in keyof Fields]: Fields[Name]["Type"] };
const none = {};

// The compiler does not follow a struct of fields that it does not know yet: both helpers say the type themselves.

/** What a call says that answers a page of a list; `further` is what its request names beside it, such as whose list it is. */
export const pagesOf = <List extends AnyList, const Fields extends Further = typeof none>(
  list: List,
  further: Fields = none as Fields,
) => ({
  list,
  body: form<Flat<TypesOf<Fields> & ListRequestOf<List>>>(
    Schema.Struct({ ...further, ...listFields(list) }) as never,
  ),
  answer: data<Page<RowOf<List>>>(pageOf(list.row) as never),
});

/** What a call says that answers all rows of a list as a CSV file. */
export const csvOf = <List extends AnyList>(list: List) => ({
  body: form<Flat<ListRequestOf<List> & CsvRequest>>(
    Schema.Struct({ ...listFields(list), ...csvFields }) as never,
  ),
  answer: file,
});
