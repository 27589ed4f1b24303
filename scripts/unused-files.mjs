import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Parts of packages that only browsers or debuggers load, or that hold models, builds and fonts for other purposes. */
const unused = [
  /^node_modules\/(?!\.).*\.(?:[cm]?[jt]s|css)\.map$/,
  /^node_modules\/onnxruntime-web\/dist\/(?!ort\.node\.min\.mjs$|ort-wasm-simd-threaded\.(?:mjs|wasm)$)/,
  /^node_modules\/onnxruntime-web\/(?:docs|lib)\//,
  /^node_modules\/tesseract\.js-core\/.*\.wasm\.js$/,
  /^node_modules\/tesseract\.js-core\/.*-lstm\.wasm$/,
  /^node_modules\/tesseract\.js\/dist\//,
  /^node_modules\/@tesseract\.js-data\/eng\/4\.0\.0\//,
  /^node_modules\/@gutenye\/ocr-models\/assets\/.*_(?:det|cls)_infer\.onnx$/,
  /^node_modules\/@embedpdf\/fonts-sc\/fonts\/.*-(?:Demi)?Light\.otf$/,
  /^node_modules\/docx\/dist\/.*\.(?:iife\.js|umd\.cjs)$/,
]

/**
 * Whether an installation and an archive can do without a file, given its path in the project.
 * @param {string} file
 */
export const isUnused = (file) => unused.some((pattern) => pattern.test(file.replaceAll(path.sep, '/')))

/**
 * Removes such files from node_modules, which they would make 250 MB larger. npm does not miss them: it compares
 * versions of packages only.
 * @param {string} root
 */
export function removeUnused(root) {
  for (const file of filesBelow(root, 'node_modules')) if (isUnused(file)) rmSync(path.join(root, file))
}

/**
 * The files in a folder of the project, by their paths in the project.
 * @param {string} root
 * @param {string} folder
 */
export function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
