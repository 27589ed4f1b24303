import { takeOverFrame } from './page-frame.ts'

/**
 * Starts what the address asks for: at `#/login` the login alone, with the portal fetched while the teacher types; else
 * the portal.
 */
const loadPortal = () => import('./portal-start.tsx')

async function start(container: HTMLElement): Promise<void> {
  if (!/^#\/login([?/]|$)/.test(location.hash)) {
    const { startPortal } = await loadPortal()
    startPortal(container)
    return
  }
  const { startLogin } = await import('./login-start.tsx')
  const back = new URLSearchParams(location.hash.split('?')[1]).get('back') ?? '/'
  const openPortal = async () => {
    const { startPortal } = await loadPortal()
    stop()
    startPortal(container)
  }
  const goBack = () => {
    window.history.replaceState(null, '', `#${/^\/(?!\/)/.test(back) ? back : '/'}`)
    void openPortal()
  }
  const stop = startLogin(container, goBack, () => void openPortal())
  void loadPortal()
}

const container = document.querySelector<HTMLElement>('#root')
const frame = document.querySelector<HTMLElement>('#frame')
if (container && frame) takeOverFrame(frame, container)
if (container) void start(container)
