/**
 * An answer that hands out its bytes as they are. A plain `Response` copies them into a stream and together again,
 * which for a page of some hundred kilobytes costs as much as writing it.
 */
export class DocumentResponse extends Response {
  readonly #document: Uint8Array<ArrayBuffer>

  constructor(document: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.#document = document
  }

  override get body() {
    return new Response(this.#document).body
  }

  override async bytes() {
    return this.#document
  }

  override async arrayBuffer() {
    return this.#document.slice().buffer
  }

  override async text() {
    return new TextDecoder().decode(this.#document)
  }
}
