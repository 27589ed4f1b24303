import { Box, Button, Flex, Text } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { phoneTexts } from '../phone.texts.ts'
import type { PhoneScan } from '../scan/use-phone-scan.ts'
import { homeTexts } from './home.texts.ts'

/** The page opened without a code: how to scan one, and who is signed in. */
export function HomeScreen({ scan: { teacher, leave } }: { readonly scan: PhoneScan }) {
  const texts = useTexts(homeTexts)
  const { signOut } = useTexts(phoneTexts)
  return (
    <PhonePage
      foot={
        <Button size="lg" fullWidth leftSection={<Icon name="log-out" />} onClick={leave}>
          {signOut}
        </Button>
      }
    >
      <Picture icon="camera" />
      <PageHeading hint={texts.hint}>{texts.heading}</PageHeading>
      <Box mt={20} fz="calc(15 * var(--u))">
        <Steps steps={[texts.open, texts.scan, texts.confirm]} gap={12} numberWidth={30} />
      </Box>
      {teacher !== null && (
        <Flex
          component="section"
          className="breakable"
          wrap="wrap"
          columnGap={10}
          mt={24}
          py={12}
          px={16}
          bd="var(--hairline)"
          bdrs="var(--r-3)"
          bg="var(--surface)"
          fz={15}
          lh={1.6}
          aria-label={texts.account}
        >
          <Text span flex="0 1 100%" c="dimmed" fz="sm">
            {texts.account}
          </Text>
          <b>{teacher.realname}</b>
          {teacher.mobile !== null && <span>{teacher.mobile}</span>}
          <Text span flex="0 1 100%" c="dimmed" fz="sm">
            {teacher.schoolName}
          </Text>
        </Flex>
      )}
    </PhonePage>
  )
}
