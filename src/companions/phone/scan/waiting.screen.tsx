import { Box } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Who } from '../page/who.tsx'
import { scanTexts } from './scan.texts.ts'
import type { PhoneScan } from './use-phone-scan.ts'
import css from './scan.module.css'

/** Shown during the request: placeholders for picture, heading and facts, so that nothing jumps when they arrive. */
export function WaitingScreen({ scan }: { readonly scan: PhoneScan }) {
  const texts = useTexts(scanTexts)
  return (
    <PhonePage aside={<Who teacher={scan.teacher} />}>
      <div role="status">
        <span className="visually-hidden">{texts.waiting}</span>
        <div className={css['picture']} />
        <Box className={css['waiting']} w="80%" h={30} mt={20} />
        <Box className={css['waiting']} h={210} mt={54} />
      </div>
    </PhonePage>
  )
}
