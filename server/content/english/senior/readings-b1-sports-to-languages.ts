import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

export const readingsB1SportsToLanguages: readonly SeedQuestion[] = [
  reading(
    'en-b1-rd-004',
    'en-rj2019-b1-3',
    2,
    prose`
      Ask a keen young runner what makes the body stronger, and the answer will probably be "training". That is only
      half true. Hard exercise actually does a little damage: it uses up stored energy and causes tiny tears in the
      muscles. It is during the hours and days afterwards that the body repairs these tears and builds the muscle back
      slightly stronger than before. In other words, exercise gives the order, but rest does the building.

      When rest is too short, the next hard session begins before the work is finished. The first signs are easy to
      miss. A runner may feel heavy on the stairs, sleep badly or lose interest in a sport she used to love. Her times
      stop improving, so she decides to train even harder, and the problem grows. Coaches call this overtraining, and
      recovering from it may take weeks or even months.

      Good rest does not always mean lying on the sofa. On easy days, many athletes swim slowly, walk or stretch. Such
      gentle movement keeps the blood flowing without adding new damage. Sleep matters even more. Teenagers are
      generally advised to sleep eight to ten hours a night, yet those who train before dawn and study late often get
      far less.

      So how should you plan your week? A simple rule is never to place two hard days side by side. Keep a short diary
      of your training, your sleep and your mood. If the numbers and the smiles go down together, take a day off.
    `,
    [
      ask(
        "What does the writer mean by 'rest does the building'?",
        [
          'Muscles grow stronger while recovering.',
          'Sports halls need to be rebuilt.',
          'Rest is easier than exercise.',
          'Training has no effect on muscles.',
        ],
        'A',
        '推理判断',
        '前文说明身体在锻炼之后的休息时间里修复肌肉并使其变强。',
      ),
      ask(
        'According to paragraph 2, what mistake might a tired runner make?',
        ['Sleeping too much.', 'Changing to another sport.', 'Training harder.', 'Asking a coach for help.'],
        'C',
        '细节理解',
        '第二段：成绩停滞时 she decides to train even harder，问题因此加重。',
      ),
      ask(
        'Which is an example of good rest mentioned in the text?',
        ['Lying on a sofa all day.', 'A slow swim.', 'A race before dawn.', 'Studying late.'],
        'B',
        '细节理解',
        '第三段：On easy days, many athletes swim slowly, walk or stretch.',
      ),
      ask(
        "What does 'the numbers and the smiles' in the last paragraph refer to?",
        ['Prices and customers.', 'Coaches and teammates.', 'Prizes and friends.', 'Results and mood.'],
        'D',
        '词义猜测',
        '前一句建议记录训练、睡眠和情绪，numbers 指训练等数据，smiles 指情绪。',
      ),
    ],
  ),
  reading(
    'en-b1-rd-005',
    'en-rj2019-b1-3',
    2,
    prose`
      The rope is sixty centimetres long. At one end is Wu Tao, who lost his sight at twelve. At the other end is me, his
      guide. When we run, our arms swing together and the rope hangs loose between us. If it pulls tight, one of us has
      made a mistake, and it is usually me.

      I joined the guide runners because I needed volunteer hours. I thought I would be helping someone. On our first
      morning I talked all the time: "Left turn in ten metres. A puddle. A lady with a dog." After two laps Wu Tao
      laughed. "You are describing a film," he said. "I only need the parts that can trip me up." So I learned to say
      "step up" one breath before the step, and to leave out the rest.

      In April we entered a ten-kilometre race. At seven kilometres my legs began to fail. I was ashamed to say so, but
      the rope told him; it had started to shake. Without a word he slowed down. Then he did something strange. He began
      to describe the race to me: the drum on the bridge, the smell of noodles, the cheering that grew louder on our
      right. "The crowd is thicker," he said. "That means the last corner is near." I had been staring at my shoes and
      had noticed none of it.

      We crossed the line in sixty-one minutes. A reporter asked Wu Tao how it felt to be guided. "Ask him," he said, and
      lifted the rope.
    `,
    [
      ask(
        'Why did the writer become a guide runner?',
        ['To win a race.', 'To make a film.', 'To earn some money.', 'To collect volunteer hours.'],
        'D',
        '细节理解',
        '第二段首句：I joined the guide runners because I needed volunteer hours.',
      ),
      ask(
        'What did Wu Tao want the writer to do on their first morning?',
        ['Speak more loudly.', 'Give only useful warnings.', 'Hold the rope more tightly.', 'Tell more stories.'],
        'B',
        '推理判断',
        'I only need the parts that can trip me up 说明他只需要与安全有关的提示。',
      ),
      ask(
        'How did Wu Tao know that the writer was tired?',
        [
          'He felt the rope shaking.',
          'He saw him slow down.',
          'A reporter told him.',
          'The writer asked him for help.',
        ],
        'A',
        '细节理解',
        '第三段：the rope told him; it had started to shake。',
      ),
      ask(
        "What does Wu Tao suggest by saying 'Ask him'?",
        [
          'He disliked the reporter.',
          'He was too tired to speak.',
          'He had guided the writer too.',
          'He could not hear the question.',
        ],
        'C',
        '推理判断',
        '比赛后程是吴涛用描述带着作者跑，因此他暗示自己也引导了作者。',
      ),
    ],
  ),
  reading(
    'en-b1-rd-006',
    'en-rj2019-b1-4',
    3,
    prose`
      Nobody can yet say on which day an earthquake will strike. What scientists can do is give people a few precious
      seconds of warning after it has begun. The trick lies in a race between two kinds of waves.

      When rocks break deep underground, they send out P waves and S waves at the same moment. P waves travel faster, at
      roughly six kilometres a second near the surface, but they are weak and are often felt only as a light knock. S
      waves follow at a little over half that speed, and they do most of the shaking. Radio and Internet signals, of
      course, are far faster than both. If an instrument near the centre feels the P wave and sends a message at once,
      the message can reach a distant city before the S waves arrive.

      How long the warning lasts depends on distance. A town sixty kilometres away may get around ten seconds. A town
      right above the centre gets nothing, because both waves arrive almost together. Engineers call this area the blind
      zone.

      Ten seconds sounds like very little, yet it is enough to crawl under a strong desk, turn off a cooker or stop a
      lift at the nearest floor. High-speed trains can begin to brake without waiting for a human hand. But technology is
      only half of the system. In a school that has never held a drill, students may spend those seconds asking one
      another what the noise is. In a school that has, they are already under their desks.
    `,
    [
      ask(
        'What makes the warning possible?',
        [
          'Scientists know the day of an earthquake.',
          'Messages travel faster than harmful waves.',
          'P waves do most of the shaking.',
          'Trains can feel earthquakes.',
        ],
        'B',
        '细节理解',
        '第二段：电信号比两种波都快，可以在破坏性强的 S 波到达之前传到远处。',
      ),
      ask(
        "What is the 'blind zone'?",
        [
          'A place without Internet signals.',
          'A town sixty kilometres away.',
          'A school that holds no drills.',
          'An area too near the centre to be warned.',
        ],
        'D',
        '词义猜测',
        '第三段：正处于震中上方的地方两种波几乎同时到达，得不到预警，即盲区。',
      ),
      ask(
        'Why does the writer compare two schools?',
        [
          'To show that practice is necessary.',
          'To explain how waves travel.',
          'To praise a new kind of desk.',
          'To prove that alarms are too loud.',
        ],
        'A',
        '推理判断',
        '前句说技术只是系统的一半，通过有无演练的对比说明平时演练的重要。',
      ),
      ask(
        'Which is the best title for the text?',
        ['How Rocks Break', 'The Day an Earthquake Comes', 'Seconds That Save Lives', 'Why Schools Need Desks'],
        'C',
        '主旨大意',
        '全文介绍地震预警如何赢得宝贵的几秒以及如何利用它们，C 项概括最全面。',
      ),
    ],
  ),
  reading(
    'en-b1-rd-007',
    'en-rj2019-b1-5',
    2,
    prose`
      La Gomera, one of Spain's Canary Islands, is small but hard to cross. Deep valleys cut through it from the mountains
      to the sea, and a neighbour who lives a few hundred metres away may be an hour's walk from your door. Long before
      telephones, the islanders found an answer: they whistled.

      Silbo Gomero, as it is called, is not a secret code with one signal for "danger" and another for "dinner". It is
      Spanish, turned into whistles. The speaker uses two fingers and the tongue to change how high the sound is and how
      it starts and stops. Two whistled sounds stand for the vowels and four for the consonants, so different words may
      sound alike, and listeners depend on the topic to work out which one is meant. In good weather a skilled whistler
      can be heard several kilometres away.

      When roads and phones came to the island in the twentieth century, there seemed little reason to whistle. Many
      young people left, and by the 1980s mostly older people still used Silbo. The islanders then took an unusual step.
      Since 1999 it has been taught in the island's schools, and in 2009 UNESCO placed it on its list of the world's
      cultural heritage.

      Today thousands of islanders understand it. Few of them truly need it. But a phone sounds the same
      in every corner of the world, while a whistled sentence could only have come from here.
    `,
    [
      ask(
        'Why did the islanders begin to whistle?',
        [
          'They wanted to keep secrets.',
          'They could not speak Spanish.',
          'The land made it hard to visit one another.',
          'UNESCO asked them to.',
        ],
        'C',
        '细节理解',
        '第一段：深谷阻隔，邻居看似很近却要走一小时，人们因此用口哨交流。',
      ),
      ask(
        'What do we know about Silbo Gomero?',
        [
          'It is a whistled form of Spanish.',
          'Each whistle stands for one whole word.',
          'It has more vowels than Spanish.',
          'It can be understood without any context.',
        ],
        'A',
        '细节理解',
        '第二段：It is Spanish, turned into whistles. 且听者要靠话题判断意思。',
      ),
      ask(
        "What was the 'unusual step'?",
        ['Building more roads.', 'Selling phones to old people.', 'Moving to the cities.', 'Teaching Silbo at school.'],
        'D',
        '细节理解',
        "第三段紧接着说明 Since 1999 it has been taught in the island's schools。",
      ),
      ask(
        'What does the writer suggest about Silbo in the last paragraph?',
        [
          'It is more useful than a phone.',
          "It shows the island's own identity.",
          'It is too difficult to learn.',
          'It should be taught everywhere.',
        ],
        'B',
        '推理判断',
        'could only have come from here 说明它是这座岛独有的文化标志。',
      ),
    ],
  ),
]
