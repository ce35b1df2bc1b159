import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF, with all of its blanks as plain ones. */
export const pdfText = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/[\s\u00a0\u202f]+/g, " ");
};
