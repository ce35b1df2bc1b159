/** A move, a backup or a restore that is not carried out; its message is for the person who asked for it. */
export class TransferRefused extends Error {
  override readonly name = "TransferRefused";
}
