import { createRecorder } from './recorder.ts'
import { pageAddress, type PageModule } from '../page/page-module.ts'

/** The script that the service puts into every page of a demo, before all others. */
const recorder = createRecorder(() => Date.now())

const loadPage = (): Promise<PageModule> => import(/* @vite-ignore */ pageAddress)

globalThis.podiumInspector = {
  inspect: recorder.inspect,
  open: async (container, language, nonce) =>
    (await loadPage()).openInspector(container, recorder, { language, nonce }),
}

// The page of its own shows no screen of another: the sign-in, the student's sheet and the phone are watched in their place.
addEventListener('keydown', (press) => {
  if (!press.ctrlKey || !press.altKey || press.code !== 'KeyI') return
  press.preventDefault()
  void loadPage().then((page) => page.togglePanel(recorder))
})
