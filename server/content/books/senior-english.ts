import { subjects } from '#domain/classes/subjects.ts'
import type { SeedBook } from '../types.ts'
import { units } from './chapters.ts'

const renjiao = { subjectId: subjects.seniorEnglish, version: '人教版', edition: 2019 } as const

/** Required books b1–b3 and selective required books x1–x4 of the 2019 edition. */
export const seniorEnglishBooks: readonly SeedBook[] = [
  {
    ...renjiao,
    code: 'en-rj2019-b1',
    name: '必修第一册',
    chapters: [
      { code: 'en-rj2019-b1-0', name: 'Welcome Unit' },
      ...units('en-rj2019-b1', [
        'Teenage Life',
        'Travelling Around',
        'Sports and Fitness',
        'Natural Disasters',
        'Languages Around the World',
      ]),
    ],
  },
  {
    ...renjiao,
    code: 'en-rj2019-b2',
    name: '必修第二册',
    chapters: units('en-rj2019-b2', [
      'Cultural Heritage',
      'Wildlife Protection',
      'The Internet',
      'History and Traditions',
      'Music',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2019-b3',
    name: '必修第三册',
    chapters: units('en-rj2019-b3', [
      'Festivals and Celebrations',
      'Morals and Virtues',
      'Diverse Cultures',
      'Space Exploration',
      'The Value of Money',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2019-x1',
    name: '选择性必修第一册',
    chapters: units('en-rj2019-x1', [
      'People of Achievement',
      'Looking into the Future',
      'Fascinating Parks',
      'Body Language',
      'Working the Land',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2019-x2',
    name: '选择性必修第二册',
    chapters: units('en-rj2019-x2', [
      'Science and Scientists',
      'Bridging Cultures',
      'Food and Culture',
      'Journey Across a Vast Land',
      'First Aid',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2019-x3',
    name: '选择性必修第三册',
    chapters: units('en-rj2019-x3', [
      'Art',
      'Healthy Lifestyle',
      'Environmental Protection',
      'Adversity and Courage',
      'Poems',
    ]),
  },
  {
    ...renjiao,
    code: 'en-rj2019-x4',
    name: '选择性必修第四册',
    chapters: units('en-rj2019-x4', [
      'Science Fiction',
      'Iconic Attractions',
      'Sea Exploration',
      'Sharing',
      'Launching Your Career',
    ]),
  },
]
