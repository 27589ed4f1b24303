import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import type { Recorder } from '../recorder/recorder.ts'
import { followRecorder } from '../recording/live-log.ts'
import { InspectorScreen } from './inspector.screen.tsx'
import type { PageOptions } from './page-module.ts'

/** Mounts the inspector in its own root; returns a function that unmounts it. */
export function mountInspector(container: HTMLElement, recorder: Recorder, options: PageOptions): () => void {
  const live = followRecorder(recorder, requestAnimationFrame)
  const root = createRoot(container)
  const { nonce, language } = options
  root.render(
    <PodiumTheme nonce={nonce}>
      <LanguageProvider value={language} onChange={() => {}}>
        <InspectorScreen recorder={recorder} live={live} />
      </LanguageProvider>
    </PodiumTheme>,
  )
  return () => {
    live.stop()
    root.unmount()
  }
}
