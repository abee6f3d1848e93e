/** What the server and the demo business need where printers are pretended. */
export { demoKeyOf } from './demo/demo-key.ts'
export { openPrinterDemo } from './demo/printer-demo.ts'
