/** An import or export of content that is not carried out; its message is for the person who asked for it. */
export class ContentRefused extends Error {
  override readonly name = "ContentRefused";
}
