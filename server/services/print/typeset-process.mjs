/**
 * Sets one document and returns it, in its own process: setting takes a second and half a gigabyte, and a paper's
 * content is untrusted. Plain JavaScript, because Node runs no TypeScript.
 */
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { codeOf } from './formula-code.mjs'
import { svgPages } from './svg-pages.mjs'

/** @typedef {import('./typeset.ts').TypesetRequest} TypesetRequest */
/** @typedef {import('./make-apart.ts').MakeRequest} MakeRequest */

const folder = fileURLToPath(new URL('templates', import.meta.url))
const fonts = fileURLToPath(new URL('../fonts', import.meta.resolve('@embedpdf/fonts-sc')))
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] })

const idle = setImmediate(warmUp)

process.once('message', (/** @type {MakeRequest} */ { json, pictures }) => {
  clearImmediate(idle)
  process.send?.(answerTo(JSON.parse(json), pictures), () => process.disconnect())
})

/**
 * Loads fonts and compiles code that every paper needs, if no document is waiting yet: a process that was started ahead
 * sets its document in half the time.
 */
function warmUp() {
  const formulas = Array.from(
    { length: 100 },
    (_, index) => String.raw`\int_{0}^{${index}} \frac{x^{2}}{3}+\sqrt{x}\,dx`,
  )
  const mainFileContent = `#set text(font: ("Libertinus Serif", "Noto Sans CJK JP"))
讲台 Podium *讲台 Podium* $${formulas.map(codeOf).join(' ')}$`
  svgPages(compiler.plainSvg(compiled({ mainFileContent })))
}

/**
 * @param {TypesetRequest} request
 * @param {MakeRequest['pictures']} pictures
 */
function answerTo({ template, data, formulas, wants }, pictures) {
  const codes = checked(formulas)
  const setFormulas = formulas.map(({ tex }, index) => ({ tex, code: codes[index] }))
  const document = compiled({
    mainFilePath: `${folder}/${template}.typ`,
    inputs: {
      request: JSON.stringify({
        data,
        formulas: setFormulas,
        pictures: pictures.map(placed),
        isQueried: wants.output === 'query',
      }),
    },
  })
  const marks = () => compiler.query(document, { selector: `<${wants.query}>`, field: 'value' })
  return {
    codes,
    ...(wants.output === 'pdf' && { pdf: compiler.pdf(document, { creationTimestamp: wants.madeAt }) }),
    ...(wants.output === 'pages' && { pages: svgPages(compiler.plainSvg(document)) }),
    ...(wants.output === 'query' && { found: JSON.stringify(marks()) }),
  }
}

/**
 * Puts a picture where the template finds it, named by its position only: nothing in a paper is ever a path.
 *
 * @param {MakeRequest['pictures'][number]} picture
 * @param {number} index
 */
function placed(picture, index) {
  if (picture === null) return null
  const { type, bytes, width } = picture
  const path = `/pictures/${index}.${type}`
  compiler.mapShadow(`${folder}${path}`, Buffer.from(bytes))
  return { path, width }
}

/** @param {import('@myriaddreamin/typst-ts-node-compiler').CompileDocArgs} what */
function compiled(what) {
  const outcome = compiler.compile(what)
  if (outcome.result === null) {
    const error = outcome.takeError()
    throw new Error(JSON.stringify(error === null ? null : compiler.fetchDiagnostics(error)))
  }
  return outcome.result
}

/**
 * The code of each formula, null for those that cannot be set; only unknown ones are tried.
 *
 * @param {TypesetRequest['formulas']} formulas
 */
function checked(formulas) {
  const codes = formulas.map(({ tex, code }) => (code === undefined ? codeOf(tex) : code))
  const fresh = codes.filter((code, index) => formulas[index]?.code === undefined && code !== null)
  const bad = new Set(unsettable(/** @type {string[]} */ (fresh)))
  return codes.map((code) => (code !== null && bad.has(code) ? null : code))
}

/**
 * Those that do not compile, found by bisection.
 *
 * @param {readonly string[]} codes
 * @returns {readonly string[]}
 */
function unsettable(codes) {
  if (codes.length === 0 || doesCompile(codes)) return []
  if (codes.length === 1) return codes
  const half = codes.length >> 1
  return [...unsettable(codes.slice(0, half)), ...unsettable(codes.slice(half))]
}

/** @param {readonly string[]} codes */
function doesCompile(codes) {
  const mainFileContent = '#for code in json(bytes(sys.inputs.codes)) [#eval(code, mode: "math") #parbreak()]'
  return compiler.compile({ mainFileContent, inputs: { codes: JSON.stringify(codes) } }).result !== null
}
