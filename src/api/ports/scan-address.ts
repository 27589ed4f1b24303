import { serviceOriginOf } from '#domain/portal/environments.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import { pageOrigin, pageServiceHosts } from './service-hosts.ts'

/**
 * Where this page loads a page of an answer sheet from: the service its person is signed in to. Without its head it is
 * another picture, which the service decides; another address has it loaded again.
 */
export const scanPageAddress = (scanPageId: number, isHeadHidden = false): string =>
  addressOf(`page/${scanPageId}`) + (isHeadHidden ? '?head=hidden' : '')

/** Where it loads a part of one from, given in millimetres of the page. */
export const scanCropAddress = (scanPageId: number, { x, y, w, h }: SheetBox): string =>
  addressOf(`crop/${scanPageId}/${[x, y, w, h].map(tenths).join('-')}`)

/** Millimetres as tenths. */
const tenths = (length: number): number => Math.max(0, Math.round(length * 10))

function addressOf(name: string): string {
  const path = `/client/scan/${name}`
  const access = location.pathname.startsWith('/student') ? 'student' : 'teacher'
  return serviceOriginOf({ path, access }, pageOrigin(), pageServiceHosts()) + path
}
