import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The colours (red, green, blue) at a place of each page of a PDF, in points from its left upper corner. */
export const coloursAt = async (bytes: Buffer, left: number, top: number): Promise<readonly number[][]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const colours: number[][] = [];
  for (const page of document.pages())
    await page.render({
      scale: 1,
      render: async ({ data, width }) => {
        const at = 4 * (top * width + left);
        colours.push([...data.subarray(at, at + 3)]);
        return data;
      },
    });
  document.destroy();
  library.destroy();
  return colours;
};
