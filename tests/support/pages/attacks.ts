/** Texts that try to become markup or code: OWASP's evasions, mutations of HTML, LaTeX, XML and the typesetter's code. */

export const markupAttacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//example.invalid/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img/src="x"/onerror=alert&lpar;1&rpar;>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<base href="//example.invalid/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//example.invalid/x.css>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '"><input autofocus onfocus=alert(1)>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<style>@import "javascript:alert(1)"</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '{{constructor.constructor("alert(1)")()}}',
  '</w:t></w:r><w:r><w:instrText>DDEAUTO c:/x</w:instrText></w:r>',
  '<qti-response-processing template="//example.invalid/x"/>',
]

export const formulaAttacks: readonly string[] = [
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\htmlData{onclick=alert(1)}{x}',
  '\\htmlStyle{background:url(javascript:alert(1))}{x}',
  '\\htmlId{x" onclick="alert(1)}{x}',
  '\\includegraphics[width=1em]{https://example.invalid/x.png}',
  '\\text{<img src=x onerror=alert(1)>}',
  '\\def\\a{\\a\\a}\\a',
  '\\unicode{<script>}',
]

/** What begins code for the typesetter, if it were more than a text. */
export const typesettingAttacks: readonly string[] = [
  '#read("/etc/passwd")',
  '#panic("read")',
  '#import "@preview/x:1.0.0"',
  '#{ 1 + 1 }',
  '= Heading',
  '@label',
  '/* hidden',
]

/** Elements and attributes that come from no part of ours, in what a page shows. */
export const strangersIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(strange.test(element.localName) ? [element.localName] : []),
    ...element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$|href$/i.test(name)),
    ...(/javascript:|expression|url\(/i.test(element.getAttribute('style') ?? '') ? ['style'] : []),
    ...(/^(javascript|data):|example\.invalid/i.test(element.getAttribute('src') ?? '') ? ['src'] : []),
  ])

const strange =
  /^(script|iframe|object|embed|style|link|meta|base|template|noscript|form|details|marquee|video|audio|source|animate|mglyph|body|w:.*)$/
