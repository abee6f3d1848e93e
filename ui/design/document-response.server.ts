/**
 * An answer that hands out its bytes as they are. A plain `Response` copies them into a stream and together again,
 * which for a page of some hundred kilobytes costs as much as writing it.
 */
export class DocumentResponse extends Response {
  readonly #document: Uint8Array<ArrayBuffer>
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined

  constructor(document: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.#document = document
  }

  /** React Router looks twice whether there is one, which must not copy the page. */
  override get body() {
    this.#stream ??= new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(this.#document)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    return this.#stream
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
