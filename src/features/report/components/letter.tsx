import { Box } from '@mantine/core'
import css from './details.module.css'

interface LetterProps {
  readonly children: string
  readonly right?: boolean
}

/** The letter of an option in a box, which is filled if the option is right. */
export const Letter = ({ children, right = false }: LetterProps) => (
  <Box
    component="b"
    className={css['letter']}
    flex="none"
    miw="max(20px, calc(22 * var(--u)))"
    h="max(20px, calc(22 * var(--u)))"
    {...(right && { c: '#fff', bg: 'var(--green-6)', style: { borderColor: 'var(--green-6)' } })}
  >
    {children}
  </Box>
)
