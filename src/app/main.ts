import { reportMissingParts } from '#api/client/report-missing-parts.ts'
import { fetchAhead } from '#api/ports/fetch-ahead.ts'
import { whenIdle } from '#api/ports/when-idle.ts'
import { watchTyping } from '#api/ports/typed-work.ts'
import { bridgeName } from '#domain/accounts/bridge-name.ts'
import { isLoginAddress } from '#domain/accounts/login-arrival.ts'
import { fetchPart } from './fetch-part.ts'
import { takeOverFrame } from './page-frame.ts'

const loadPortal = () => import('./portal-start.tsx')

/**
 * Starts what the address asks for: the login alone, with the portal preloaded once the page is idle; otherwise the
 * portal. In the window of a desktop host it is always the portal.
 */
async function start(container: HTMLElement): Promise<void> {
  if (bridgeName in window) return startDesktop(container)
  const openPortal = async (stopLogin: () => void) => {
    const { startPortal } = await fetchPart(container, loadPortal, stopLogin)
    stopLogin()
    startPortal(container)
  }
  if (!isLoginAddress(location.href)) return openPortal(() => {})
  const { startLogin } = await fetchPart(container, () => import('./login-start.tsx'))
  const stop = startLogin(container, () => void openPortal(stop))
  whenIdle(() => fetchAhead(loadPortal))
}

async function startDesktop(container: HTMLElement): Promise<void> {
  const { startInDesktop } = await fetchPart(container, () => import('./desktop-start.tsx'))
  startInDesktop(container, async (desktop) => {
    const { startPortal } = await fetchPart(container, loadPortal)
    startPortal(container, { desktop })
  })
}

watchTyping()
reportMissingParts()

const container = document.querySelector<HTMLElement>('#root')
const frame = document.querySelector<HTMLElement>('#frame')
if (container && frame) takeOverFrame(frame, container)
if (container) void start(container)
