/** For as long as the browser tab lives. */
export const tabStore = storeIn(() => sessionStorage)

/** On the device, for all its tabs, until it is taken away. */
export const deviceStore = storeIn(() => localStorage)

/** What a browser keeps under a key. It may be blocked or full, and anybody can write to it. */
function storeIn(storage: () => Storage) {
  return {
    /** Null for what is not there or cannot be read. */
    read(key: string): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },

    /** What cannot be written lives as long as the page. */
    write(key: string, value: object): void {
      try {
        storage().setItem(key, JSON.stringify(value))
      } catch {
        // The page goes on without it.
      }
    },

    remove(key: string): void {
      try {
        storage().removeItem(key)
      } catch {
        // What could not be written need not be removed.
      }
    },
  }
}
