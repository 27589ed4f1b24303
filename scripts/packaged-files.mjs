/**
 * Parts of packages that only browsers load, or that hold models for other purposes: omitting them makes an archive 170
 * MB smaller.
 */
const unused = [
  /^node_modules\/onnxruntime-web\/dist\/(?!ort\.node\.min\.mjs$|ort-wasm-simd-threaded\.(?:mjs|wasm)$)/,
  /^node_modules\/onnxruntime-web\/(?:docs|lib)\//,
  /^node_modules\/tesseract\.js-core\/.*\.wasm\.js$/,
  /^node_modules\/tesseract\.js\/dist\//,
  /^node_modules\/@tesseract\.js-data\/eng\/4\.0\.0\//,
  /^node_modules\/@gutenye\/ocr-models\/assets\/.*_(?:det|cls)_infer\.onnx$/,
]

/**
 * Whether an archive can do without a file, given its path in the project.
 * @param {string} file
 */
export const isUnused = (file) => unused.some((pattern) => pattern.test(file))
