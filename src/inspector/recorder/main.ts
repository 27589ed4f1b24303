import { createRecorder } from './recorder.ts'
import { pageAddress, type PageModule } from '../page/page-module.ts'

/** The script that the service injects into every page of a demo, before all others. */
const recorder = createRecorder(() => Date.now())

const loadPage = (): Promise<PageModule> => import(/* @vite-ignore */ pageAddress)

globalThis.podiumInspector = {
  inspect: recorder.inspect,
  open: async (container, language, nonce) =>
    (await loadPage()).openInspector(container, recorder, { language, nonce }),
}

// The page of its own cannot show other screens, so the sign-in, the student page and the phone are watched in place.
addEventListener('keydown', (press) => {
  if (!press.ctrlKey || !press.altKey || press.code !== 'KeyI') return
  press.preventDefault()
  void loadPage().then((page) => page.togglePanel(recorder))
})
