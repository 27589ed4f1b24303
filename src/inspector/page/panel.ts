import { pageNonce } from '#api/ports/page-nonce.ts'
import type { Recorder } from '../recorder/recorder.ts'
import { mountInspector } from './mount.tsx'
import css from './inspector.module.css'

let close: (() => void) | null = null

/** Toggles the panel. */
export function toggle(recorder: Recorder): void {
  if (close !== null) {
    close()
    close = null
    return
  }
  const panel = document.createElement('aside')
  panel.className = css['panel'] ?? ''
  document.body.append(panel)
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh-CN'
  const unmount = mountInspector(panel, recorder, { language, nonce: pageNonce() })
  close = () => {
    unmount()
    panel.remove()
  }
}
