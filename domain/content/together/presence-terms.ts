/** Every so often an open form says that it is there. */
export const beatSeconds = 8

/** Who has said nothing for so long is gone, with or without having said so. */
export const presentSeconds = 25

/** How an open form is called in what it sends. */
export const formName = /^[0-9a-f]{16,64}$/
