/**
 * Attacks on whatever makes markup of a text, made of parts: each carrier of a script in each context out of which it
 * might break. Beside those of `attacks.ts`, which people have found.
 */

const call = 'alert(1)'

const tags: readonly string[] = [
  `<script>${call}</script>`,
  `<script/src=//example.invalid/x.js>`,
  `<svg><script href="data:,${call}"/></svg>`,
  `<style>*{background:url("javascript:${call}")}</style>`,
  `<iframe srcdoc="<script>${call}</script>">`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<svg><set attributeName="href" to="javascript:${call}"/></svg>`,
  `<svg><foreignObject><body onload=${call}></foreignObject></svg>`,
]

/** Events on the elements that fire them by themselves. */
const events: readonly string[] = [
  ['img src=x', 'onerror'],
  ['svg', 'ONLOAD'],
  ['svg><animate', 'onbegin'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['audio src=x', 'onerror'],
  ['div style="animation-name:x"', 'onanimationstart'],
  ['x contenteditable autofocus', 'onfocusin'],
].map(([element, event]) => `<${element} ${event}=${call}>`)

/** Ways to write an address that is a script, on elements that have one. */
const addresses: readonly string[] = [
  ['a href', 'javascript:'],
  ['a href', 'JaVaScRiPt:'],
  ['a href', ' \tjavascript:'],
  ['a href', 'java\tscript:'],
  ['a href', 'javascript&colon;'],
  ['a href', '&#106;avascript:'],
  ['a href', '&#x6A;avascript:'],
  ['math href', 'javascript:'],
  ['math><maction actiontype=statusline xlink:href', 'javascript:'],
  ['svg><a xlink:href', 'javascript:'],
  ['form action', 'javascript:'],
  ['img src', 'vbscript:'],
].map(([element, scheme]) => `<${element}="${scheme}${call}">x`)

const carriers = [...tags, ...events, ...addresses]

/** Where a carrier is put: behind the end of something, inside something, unfinished, or in another spelling. */
const contexts: readonly ((carrier: string) => string)[] = [
  (carrier) => carrier,
  (carrier) => `x">${carrier}`,
  (carrier) => `x'>${carrier}`,
  (carrier) => `--><!-- ${carrier}`,
  (carrier) => `</textarea></title></style>${carrier}`,
  (carrier) => `]]>${carrier}<![CDATA[`,
  (carrier) => `</w:t></text></stem>${carrier}`,
  (carrier) => `<noscript><p title="</noscript>${carrier}">`,
  (carrier) => `<math><mtext><table><mglyph><style><!--</style>${carrier}`,
  (carrier) => `<b><i><div ${carrier}</b>`,
  (carrier) => carrier.replace(/>[^>]*$/, ''),
  (carrier) => carrier.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
]

/** Each carrier in each context. */
export const madeAttacks: readonly string[] = [
  ...new Set(contexts.flatMap((context) => carriers.map((carrier) => context(carrier)))),
]
