import sharp from 'sharp'
import { planeThrough } from '#server/services/sheet-reading/page-map.mjs'
import { between, type Chance, drawnScale, oneOf, type Point, type Raster } from './raster.ts'

/** How a page was captured. */
export type Taken = 'scan' | 'photograph'

/** Defects of a picture. */
export interface Fault {
  /** Additional Gaussian blur, in pixels. */
  readonly blur?: number
  /** The share of the width up to the page's right edge that is cut off. */
  readonly cut?: number
  /** Quarter turns of the page. */
  readonly quarters?: number
}

/** A drawn page as captured by a scanner or a phone. */
export async function take(page: Raster, taken: Taken, chance: Chance, fault: Fault = {}): Promise<Buffer> {
  const view = taken === 'scan' ? scanView(chance, fault) : photographView(chance, fault)
  const raw = render(page, view, chance)
  const [width, height] = [view.width, view.height]
  const picture = sharp(raw, { raw: { width, height, channels: 1 } }).blur(Math.max(0.3, view.blur + (fault.blur ?? 0)))
  const blurred = await picture.toColourspace('b-w').raw().toBuffer()
  addNoise(blurred, view.noise, chance)
  const seen = sharp(blurred, { raw: { width, height, channels: 1 } })
  const kept = fault.cut === undefined ? width : Math.round(Math.min(width, view.right) * (1 - fault.cut))
  return seen
    .extract({ left: 0, top: 0, width: kept, height })
    .jpeg({ quality: Math.round(between(chance, 60, taken === 'scan' ? 85 : 80)) })
    .toBuffer()
}

/** The geometry and light of a picture: `toPage` maps a pixel to the point on the page, in millimetres. */
interface View {
  readonly width: number
  readonly height: number
  /** Where the page ends at the right, in pixels. */
  readonly right: number
  readonly toPage: (x: number, y: number) => Point
  readonly light: (x: number, y: number) => number
  readonly background: number
  readonly ink: number
  readonly blur: number
  readonly noise: number
}

function scanView(chance: Chance, { quarters = 0 }: Fault): View {
  const scale = oneOf(chance, [5.9, 7.87, 9.45])
  const [width, height] = [Math.round(210 * scale), Math.round(297 * scale)]
  const angle = (between(chance, -1.6, 1.6) * Math.PI) / 180 + (quarters >= 2 ? Math.PI : 0)
  const [dx, dy] = [between(chance, -2, 2), between(chance, -2, 2)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const toPage = (x: number, y: number): Point => {
    const [mx, my] = [x / scale - 105 + dx, y / scale - 148.5 + dy]
    return [105 + cos * mx - sin * my, 148.5 + sin * mx + cos * my]
  }
  const paper = between(chance, 0.88, 1)
  return {
    width,
    height,
    right: width,
    toPage,
    light: () => paper,
    background: oneOf(chance, [60, 235]),
    ink: between(chance, 0, 0.15),
    blur: between(chance, 0.4, 0.9),
    noise: 2,
  }
}

function photographView(chance: Chance, { quarters = 0 }: Fault): View {
  const [short, long] = chance() < 0.25 ? [3_024, 4_032] : [2_250, 3_000]
  const [width, height] = quarters % 2 === 0 ? [short, long] : [long, short]
  const corners = seenCorners(width, height, quarters, chance)
  const flat = planeThrough(corners, [
    [0, 0],
    [210, 0],
    [210, 297],
    [0, 297],
  ])
  const bend = bendOf(chance)
  const toPage = (x: number, y: number): Point => {
    const [u, v] = flat(x, y)
    const [du, dv] = bend(u, v)
    return [u + du, v + dv]
  }
  const scale = short / 230
  return {
    width,
    height,
    right: Math.max(...corners.map(([x]) => x)),
    toPage,
    light: lightOf(width, height, chance),
    background: between(chance, 30, 190),
    ink: between(chance, 0.05, 0.25),
    blur: between(chance, 0.06, 0.16) * scale,
    noise: between(chance, 2, 6),
  }
}

/** The page's corners in a picture taken at an angle of up to 25 degrees. */
function seenCorners(width: number, height: number, quarters: number, chance: Chance): readonly Point[] {
  const tilt = (between(chance, 0, 25) * Math.PI) / 180
  const [towards, turn] = [
    between(chance, 0, 2 * Math.PI),
    (between(chance, -7, 7) * Math.PI) / 180 + (quarters * Math.PI) / 2,
  ]
  const far = between(chance, 420, 700)
  const seen = [
    [-105, -148.5],
    [105, -148.5],
    [105, 148.5],
    [-105, 148.5],
  ].map(([x = 0, y = 0]): Point => {
    const along = x * Math.cos(towards) + y * Math.sin(towards)
    const [depth, flat] = [far + along * Math.sin(tilt), along * Math.cos(tilt)]
    const [u, v] = [x + (flat - along) * Math.cos(towards), y + (flat - along) * Math.sin(towards)]
    const [px, py] = [u / depth, v / depth]
    return [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)]
  })
  return fitted(seen, width, height, between(chance, 0.8, 0.97), chance)
}

function fitted(
  seen: readonly Point[],
  width: number,
  height: number,
  share: number,
  chance: Chance,
): readonly Point[] {
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = share * Math.min(width / w, height / h)
  const [dx, dy] = [(width - w * scale) * between(chance, 0.3, 0.7), (height - h * scale) * between(chance, 0.3, 0.7)]
  return seen.map(([x, y]) => [(x - left) * scale + dx, (y - top) * scale + dy])
}

/** The displacement by bent paper, in millimetres: a wave along the page, and one curled corner. */
function bendOf(chance: Chance): (x: number, y: number) => Point {
  const [wave, length, phase] = [between(chance, 0, 1.6), between(chance, 150, 400), between(chance, 0, 6)]
  const isAlong = chance() < 0.5
  const [curl, cornerX, cornerY] = [
    chance() < 0.4 ? between(chance, 0, 3) : 0,
    oneOf(chance, [0, 210]),
    oneOf(chance, [0, 297]),
  ]
  return (x, y) => {
    const shift = wave * Math.sin(((isAlong ? y : x) / length) * 2 * Math.PI + phase)
    const near = curl * Math.exp(-((x - cornerX) ** 2 + (y - cornerY) ** 2) / (2 * 45 ** 2))
    const side = cornerX === 0 ? -near : near
    return isAlong ? [shift + side, near * 0.5] : [side, shift + near * 0.5]
  }
}

/** Light from one side, and a shadow with a soft edge. */
function lightOf(width: number, height: number, chance: Chance): (x: number, y: number) => number {
  const [from, fall] = [between(chance, 0, 2 * Math.PI), between(chance, 0, 0.3)]
  const [shade, edge] = [chance() < 0.5 ? between(chance, 0.1, 0.4) : 0, between(chance, 0.02, 0.2)]
  const [where, aside] = [between(chance, -0.3, 0.3), between(chance, 0, 2 * Math.PI)]
  const bright = between(chance, 0.72, 0.95)
  return (x, y) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5]
    const slope = 1 - fall * (0.5 + u * Math.cos(from) + v * Math.sin(from))
    const past = (u * Math.cos(aside) + v * Math.sin(aside) - where) / edge
    return bright * slope * (1 - shade / (1 + Math.exp(-past * 4)))
  }
}

/** Pixels between two computed points. */
const lattice = 16

function render(page: Raster, view: View, chance: Chance): Uint8Array {
  const { width, height } = view
  const raw = new Uint8Array(width * height)
  const grain = between(chance, 0, 6.28)
  for (let top = 0; top < height; top += lattice)
    for (let left = 0; left < width; left += lattice) {
      const ends = [
        [0, 0],
        [lattice, 0],
        [0, lattice],
        [lattice, lattice],
      ].map(([dx = 0, dy = 0]) => {
        const [x, y] = view.toPage(left + dx, top + dy)
        return [x * drawnScale, y * drawnScale, view.light(left + dx, top + dy)] as const
      })
      renderTile(page, view, raw, left, top, ends, grain)
    }
  return raw
}

function renderTile(
  page: Raster,
  { width, height, background, ink }: View,
  raw: Uint8Array,
  left: number,
  top: number,
  ends: readonly (readonly [number, number, number])[],
  grain: number,
): void {
  const [a, b, c, d] = ends
  if (a === undefined || b === undefined || c === undefined || d === undefined) return
  const { data, width: pageWidth, height: pageHeight } = page
  for (let y = top; y < Math.min(height, top + lattice); y += 1)
    for (let x = left; x < Math.min(width, left + lattice); x += 1) {
      const [fx, fy] = [(x - left) / lattice, (y - top) / lattice]
      const mixed = (axis: 0 | 1 | 2) =>
        (a[axis] * (1 - fx) + b[axis] * fx) * (1 - fy) + (c[axis] * (1 - fx) + d[axis] * fx) * fy
      const [u, v, light] = [mixed(0), mixed(1), mixed(2)]
      const [px, py] = [Math.floor(u), Math.floor(v)]
      let bright = background * (1 + 0.06 * Math.sin(u / 37 + grain) + 0.04 * Math.sin((u + 3 * v) / 211))
      if (px >= 0 && py >= 0 && px < pageWidth - 1 && py < pageHeight - 1) {
        const at = py * pageWidth + px
        const [rx, ry] = [u - px, v - py]
        const upper = (data[at] ?? 0) * (1 - rx) + (data[at + 1] ?? 0) * rx
        const lower = (data[at + pageWidth] ?? 0) * (1 - rx) + (data[at + pageWidth + 1] ?? 0) * rx
        bright = 255 * ink + (1 - ink) * (upper * (1 - ry) + lower * ry)
      }
      raw[y * width + x] = Math.max(0, Math.min(255, bright * light))
    }
}

function addNoise(picture: Uint8Array, noise: number, chance: Chance): void {
  // Reusing a table of random numbers is faster than drawing one per pixel.
  const table = Float64Array.from({ length: 4_093 }, () => (chance() + chance() + chance() - 1.5) * 2 * noise)
  const stride = 1 + Math.floor(chance() * 4_000)
  for (let at = 0, index = 0; at < picture.length; at += 1) {
    index = (index + stride + (at & 3)) % 4_093
    picture[at] = Math.max(0, Math.min(255, (picture[at] ?? 0) + (table[index] ?? 0)))
  }
}
