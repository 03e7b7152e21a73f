/** Files that are stored packed, so that a server which packs nothing does: the page unpacks them. */

import type { Packed } from "./wire";

/** Load a packed file and unpack it; `loaded` hears how many packed bytes have come. */
export async function unpacked(part: Packed, path: string, loaded?: (bytes: number) => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reply = await fetch(path);
  if (!reply.ok || !reply.body) throw new Error(`${part.name}: ${reply.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      loaded?.(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return reply.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}
