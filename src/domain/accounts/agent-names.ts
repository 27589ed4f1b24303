const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['QQ Browser', /\bM?QQBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /HarmonyOS/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** The everyday names of the browser and system in a `User-Agent`: "Chrome 147" and "Windows"; empty if unknown. */
export function agentNames(agent: string): { readonly browser: string; readonly system: string } {
  const found = browsers.find(([, pattern]) => pattern.test(agent))
  const version = found === undefined ? '' : (found[1].exec(agent)?.[1] ?? '')
  const browser = found === undefined ? '' : `${found[0]} ${version}`.trim()
  return { browser, system: systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? '' }
}
