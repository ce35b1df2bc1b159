import path from "node:path";
import { API, TypeFlags, type Checker, type Program, type Type } from "typescript/unstable/sync";
import type { Node } from "typescript/unstable/ast";
import {
  isArrowFunction,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { afterAll, beforeAll, expect, test } from "vitest";

// A browser that translates a page replaces each text node by elements (facebook/react 11538). React changes, moves and
// removes the text nodes that it has made, and fails or keeps the old words where they are gone; a text that is its
// element's only child has no node of its own in React, which sets the content of the element.

/** They render their children without an element around them. */
const WITHOUT_ELEMENT = /^$|^(?:Fragment|Suspense|StrictMode|ErrorBoundary)$|(?:Context|Provider)$/;

const TEXT =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.AnyOrUnknown |
  TypeFlags.TypeParameter;

/** The types of a union, and of a branded text. */
const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() || type.isIntersectionType() ? type.getTypes().flatMap(partsOf) : [type];

/** Spaces between elements are no text: there is nothing to translate. */
const isText = (type: Type): boolean =>
  (type.flags & TEXT) !== 0 && !(type.isStringLiteralType() && type.value.trim() === "");

const textsIn = (program: Program, checker: Checker, file: string): readonly string[] => {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is not of the project`);
  const itemsOf = (type: Type): readonly Type[] =>
    checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  const mayBeList = (type: Type): boolean =>
    partsOf(type).some((part) => itemsOf(part).flatMap(partsOf).some(isText));
  const mayBeText = (type: Type): boolean => partsOf(type).some(isText) || mayBeList(type);
  const found: string[] = [];
  const visit = (node: Node, component: string): void => {
    let within = component;
    const report = (at: Node): void => {
      const line = source.text.slice(0, at.getStart(source)).split("\n").length;
      found.push(`${path.relative(".", file)}:${line}, ${within}: ${at.getText(source)}`);
    };
    if (isVariableDeclaration(node) && isIdentifier(node.name) && /^[A-Z]/.test(node.name.text)) {
      within = node.name.text;
      const made = node.initializer;
      const signature =
        made !== undefined && isArrowFunction(made) ? checker.getSignatureFromDeclaration(made) : undefined;
      const returned = signature === undefined ? undefined : checker.getReturnTypeOfSignature(signature);
      if (returned !== undefined && mayBeText(returned)) report(node.name);
    }
    if (isJsxElement(node) || isJsxFragment(node)) {
      const name = isJsxFragment(node) ? "" : node.openingElement.tagName.getText(source);
      const children = node.children.filter((child) =>
        isJsxText(child)
          ? !child.containsOnlyTriviaWhiteSpaces
          : !isJsxExpression(child) || child.expression !== undefined,
      );
      const isAlone = children.length === 1 && !WITHOUT_ELEMENT.test(name);
      for (const child of children) {
        if (isJsxText(child)) {
          if (!isAlone && child.text.trim() !== "") report(child);
        } else if (isJsxExpression(child) && child.expression !== undefined) {
          const type = checker.getTypeAtLocation(child.expression);
          if (type !== undefined && (isAlone ? mayBeList(type) : mayBeText(type))) report(child);
        }
      }
    }
    node.forEachChild((child) => {
      visit(child, within);
    });
  };
  visit(source, "");
  return found;
};

let api: API;
let found: readonly string[];

beforeAll(() => {
  api = new API();
  const [project] = api.updateSnapshot({ openProjects: [path.resolve("tsconfig.json")] }).getProjects();
  if (project === undefined) throw new Error("tsconfig.json is not read");
  const { program, checker } = project;
  const isOurs = /^(?:src|tests\/build\/text-fixture)\/.*\.tsx$/;
  found = program
    .getSourceFileNames()
    .filter((file) => isOurs.test(path.relative(".", file)))
    .flatMap((file) => textsIn(program, checker, file));
});

afterAll(() => {
  api.close();
});

const isOfFixture = (line: string): boolean => line.startsWith("tests/");

test("a text that stands beside other children is found, whatever brings it there", () => {
  const components = found.filter(isOfFixture).map((line) => /, (\w*):/.exec(line)?.[1]);
  expect([...new Set(components)]).toEqual([
    "WrongBesideElement",
    "WrongBesideNothing",
    "WrongCondition",
    "WrongNumber",
    "WrongBranded",
    "WrongWritten",
    "WrongTwoTexts",
    "WrongSlot",
    "WrongFragment",
    "WrongKeyedFragment",
    "WrongSuspense",
    "WrongContext",
    "WrongList",
    "WrongReturned",
    "WrongInComponent",
  ]);
});

test("every text of the portal and the atlas is alone in its element, so that a translated page works on", () => {
  expect(found.filter((line) => !isOfFixture(line))).toEqual([]);
});
