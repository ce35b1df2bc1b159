import { Link } from "react-router-dom";
import type { Elements } from "../../../ui/kit/elements.ts";
import type { Block, Inline } from "../../model/page-text.ts";
import { specHref } from "../address.ts";
import css from "./page-text.module.css";

const Line = ({ content }: { readonly content: readonly Inline[] }): Elements =>
  content.map((inline, index) => <Piece key={index} inline={inline} />);

const Piece = ({ inline }: { readonly inline: Inline }): Elements => {
  switch (inline.kind) {
    case "text":
      return <span>{inline.text}</span>;
    case "code":
      return <code>{inline.text}</code>;
    case "strong":
      return (
        <strong>
          <Line content={inline.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Line content={inline.content} />
        </em>
      );
    case "link":
      return "section" in inline.to ? (
        <Link to={specHref(inline.to.section)}>
          <Line content={inline.content} />
        </Link>
      ) : (
        <a href={inline.to.href} target="_blank" rel="noreferrer">
          <Line content={inline.content} />
        </a>
      );
  }
};

const Table = ({ head, rows }: Extract<Block, { readonly kind: "table" }>) => (
  <table className={css["table"]}>
    <thead>
      <tr>
        {head.map((cell, index) => (
          <th key={index} scope="col">
            <Line content={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((cell, column) => (
            <td key={column}>
              <Line content={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const BlockView = ({ block }: { readonly block: Block }): Elements => {
  switch (block.kind) {
    case "heading": {
      // The page's name and its panel have the headings above.
      const Heading = block.level <= 2 ? "h3" : "h4";
      return (
        <Heading>
          <Line content={block.content} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Line content={block.content} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={css["list"]}>
          {block.items.map((item, index) => (
            <li key={index}>
              <PageText blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table {...block} />;
    case "code":
      return <pre className={css["code"]}>{block.text}</pre>;
  }
};

/** A page of `docs/` as elements; its text is never interpreted as markup. */
export const PageText = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockView key={index} block={block} />);
