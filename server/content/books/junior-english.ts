import { subjects } from '#domain/classes/subjects.ts'
import type { SeedBook } from '../types.ts'
import { starters, units } from './chapters.ts'

const renjiao = { subjectId: subjects.juniorEnglish, version: '人教版' } as const

/** The 2024 edition reaches grade 8; grade 9 is still taught from the 2013 edition. */
export const juniorEnglishBooks: readonly SeedBook[] = [
  {
    ...renjiao,
    code: 'en-rj2024-7a',
    edition: 2024,
    name: '七年级上册',
    chapters: [
      ...starters('en-rj2024-7a', ['Hello!', 'Keep Tidy!', 'Welcome!']),
      ...units('en-rj2024-7a', [
        'You and Me',
        "We're Family!",
        'My School',
        'My Favourite Subject',
        'Fun Clubs',
        'A Day in the Life',
        'Happy Birthday!',
      ]),
    ],
  },
  {
    ...renjiao,
    code: 'en-rj2024-7b',
    edition: 2024,
    name: '七年级下册',
    chapters: units('en-rj2024-7b', [
      'Animal Friends',
      'No Rules, No Order',
      'Keep Fit',
      'Eat Well',
      'Here and Now',
      'Rain or Shine',
      'A Day to Remember',
      'Once upon a Time',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2024-8a',
    edition: 2024,
    name: '八年级上册',
    chapters: units('en-rj2024-8a', [
      'Happy Holiday',
      'Home Sweet Home',
      'Same or Different?',
      'Amazing Plants and Animals',
      'What a Delicious Meal!',
      'Plan for Yourself',
      'When Tomorrow Comes',
      "Let's Communicate!",
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2024-8b',
    edition: 2024,
    name: '八年级下册',
    chapters: units('en-rj2024-8b', [
      'Time to Relax',
      'Stay Healthy',
      'Growing Up',
      'The Wonders of Nature',
      "Nature's Temper",
      'Crossing Cultures',
      'A Good Read',
      'Making a Difference',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2013-9',
    edition: 2013,
    name: '九年级全一册',
    chapters: units('en-rj2013-9', [
      'How can we become good learners?',
      'I think that mooncakes are delicious!',
      'Could you please tell me where the restrooms are?',
      'I used to be afraid of the dark.',
      'What are the shirts made of?',
      'When was it invented?',
      'Teenagers should be allowed to choose their own clothes.',
      'It must belong to Carla.',
      'I like music that I can dance to.',
      "You're supposed to shake hands.",
      'Sad movies make me cry.',
      'Life is full of the unexpected.',
      "We're trying to save the earth!",
      'I remember meeting all of you in Grade 7.',
    ]),
  },
  {
    code: 'en-wy2024-7a',
    subjectId: subjects.juniorEnglish,
    version: '外研版',
    edition: 2024,
    name: '七年级上册',
    chapters: [
      { code: 'en-wy2024-7a-s1', name: 'Starter Welcome to junior high!' },
      ...units('en-wy2024-7a', [
        'A new start',
        'More than fun',
        'Family ties',
        'Time to celebrate',
        'The power of plants',
        'Fantastic friends',
      ]),
    ],
  },
]
