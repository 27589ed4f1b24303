import { Box, Flex } from '@mantine/core'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { dateText } from '#domain/time/dates.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import css from '../account.module.css'
import { devicesTexts } from './devices.texts.ts'
import { useDeviceName } from './use-device-name.ts'

export interface DeviceLineProps {
  readonly device: Device
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
  readonly isLeaving: boolean
  readonly disabled: boolean
  readonly onSignOut: () => void
}

const ways = ['password', 'sms', 'qr', 'messaging', 'desktop'] as const

const phones: readonly string[] = ['Android', 'iOS', 'HarmonyOS']

/** A device: what it is, where and how it signed in, when it was last used, and a button to sign it out. */
export function DeviceLine({ device, readAt, isLeaving, disabled, onSignOut }: DeviceLineProps) {
  const texts = useTexts(devicesTexts)
  const { language } = useLanguage()
  const name = useDeviceName()(device)
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const way = ways.find((one) => one === device.way)
  return (
    <Flex component="li" gap={16} align="center" mih={66} px={20} py={10} style={{ borderBottom: 'var(--hairline)' }}>
      <Icon name={phones.includes(device.system) ? 'phone' : 'computer'} className={css['icon']} />
      <Box flex={1} miw={0} className="breakable">
        <Flex align="center" wrap="wrap" rowGap={2} columnGap={8}>
          <b>{name}</b>
          {device.isThis && <Chip>{texts.thisOne}</Chip>}
        </Flex>
        <Flex wrap="wrap" rowGap={0} columnGap={16} c="dimmed" fz="sm">
          <span>{texts.address(device.address)}</span>
          {way !== undefined && <span>{texts[way]}</span>}
          <span>{texts.signedIn(when(device.signedInAt))}</span>
          <span>{texts.seen(when(device.seenAt))}</span>
        </Flex>
      </Box>
      {!device.isThis && (
        <BusyButton
          size="xs"
          busy={isLeaving}
          busyLabel={texts.signingOut}
          disabled={disabled && !isLeaving}
          aria-label={texts.signOutNamed(name)}
          onClick={onSignOut}
        >
          {texts.signOut}
        </BusyButton>
      )}
    </Flex>
  )
}
