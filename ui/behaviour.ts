/** Brings an element to life that carries its name in `data-behaviour`. */
export type Behaviour = (element: HTMLElement) => void
