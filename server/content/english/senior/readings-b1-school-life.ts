import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

export const readingsB1SchoolLife: readonly SeedQuestion[] = [
  reading(
    'en-b1-rd-001',
    'en-rj2019-b1-0',
    1,
    prose`
      On my first day at senior high, I ate lunch alone on the stairs behind the gym. I was a thin boy from a small
      island town, and everyone else seemed to have arrived with friends. My accent made two boys laugh during roll call, so I
      decided to say as little as possible.

      On Wednesday our biology teacher, Ms Fang, asked who could tell a male crab from a female one. Nobody moved. I
      knew the answer, of course. I had spent every summer on my uncle's boat. My hand went up before I could stop it.
      I walked to the front, turned the crab over and showed the class the shape on its belly: narrow for a male, wide
      for a female. Then I told them how we always throw the mothers back into the sea.

      The room was quiet, and then the questions came. Had I ever been caught in a storm? Could crabs really grow new
      legs? The loudest questions came from the two boys in the back row. At noon they followed me out. "Sorry about
      Monday," one of them said. "Will you show us how to hold one without getting hurt?"

      By Friday, our table in the dining hall had to be pulled together with the next one. I still had my accent. The
      difference was that I had stopped hiding it. The thing I had feared would keep me apart had turned out to be my
      way in.
    `,
    [
      ask(
        'Why did the writer decide to speak little at first?',
        [
          'Lunch breaks were short.',
          'Some classmates laughed at his accent.',
          'The teacher was too strict.',
          'He wanted to leave the school.',
        ],
        'B',
        '细节理解',
        '第一段提到口音引来两个男生的笑声，so 之后说明他因此决定少说话。',
      ),
      ask(
        "How did the writer know the answer to Ms Fang's question?",
        [
          'He had read about it online.',
          'The two boys told him.',
          'Ms Fang had explained it before.',
          'He had spent his summers on a fishing boat.',
        ],
        'D',
        '推理判断',
        "由 I had spent every summer on my uncle's boat 及放回母蟹的描述可知，知识来自渔船上的生活经验。",
      ),
      ask(
        'What did the two boys do after the lesson?',
        [
          'They said sorry and asked to learn.',
          'They asked him to change his accent.',
          'They complained to Ms Fang.',
          'They invited him to go fishing.',
        ],
        'A',
        '细节理解',
        '第三段末尾，男生说 Sorry about Monday，并请作者教他们怎样拿螃蟹。',
      ),
      ask(
        'What lesson does the story mainly teach?',
        [
          'Science is best learnt at sea.',
          'New students should speak first.',
          'What makes us different can help us connect.',
          'Good friends never make mistakes.',
        ],
        'C',
        '主旨大意',
        '最后一句点题：曾担心会使自己被孤立的东西，反而成了融入集体的途径。',
      ),
    ],
  ),
  reading(
    'en-b1-rd-002',
    'en-rj2019-b1-1',
    2,
    prose`
      Every second Saturday, the physics lab of Hillside Senior High fills with broken things. There are lamps that will
      not light, radios that only whistle, and once, a talking clock that told the wrong time in three languages. This is
      the Repair Corner, a club run by nineteen students and one retired electrician, Mr Gao.

      The rules are simple. People from the neighbourhood may bring one item each. They do not drop it off and leave.
      Instead, they sit down beside a student and watch, or better still, hold the screwdriver. "If we only handed back
      a working lamp, they would be customers," says Chen Yue, who started the club last year. "When they mend it with
      us, they become repairers."

      Not everything can be saved. Of the 312 items brought in last year, the club mended 197. The rest were taken apart
      for usable pieces, and each failure was written up in a notebook, with a drawing and a guess at the cause. New
      members read the notebook before they are allowed to touch a tool. "It is our most valuable textbook," says Mr Gao.

      The club has changed its members too. Chen used to replace her earphones whenever a wire came loose. Now she keeps
      a small toolbox under her bed. "I look at a thing and see parts that somebody designed," she says. "It is hard to
      throw that away."
    `,
    [
      ask(
        'What is special about the Repair Corner?',
        [
          'Owners take part in the work.',
          'Repairs are done by experts only.',
          'It sells second-hand lamps.',
          'It is open every day.',
        ],
        'A',
        '细节理解',
        '第二段说明居民不是放下物品就走，而是和学生坐在一起、亲自动手。',
      ),
      ask(
        "What does Chen Yue mean by saying 'they would be customers'?",
        [
          'They would pay more money.',
          'They would be pleased with the club.',
          'They would only receive a service.',
          'They would buy new lamps.',
        ],
        'C',
        '推理判断',
        '与 they become repairers 相对照，customers 指只是接受服务而没有学会修理。',
      ),
      ask(
        'What can we learn about the notebook?',
        [
          'It lists the prices of repairs.',
          'It records what went wrong and why.',
          'It was written by Mr Gao at home.',
          'It is a gift for the neighbours.',
        ],
        'B',
        '细节理解',
        '第三段：each failure was written up … with a drawing and a guess at the cause。',
      ),
      ask(
        'How has Chen Yue changed?',
        [
          'She has given up using earphones.',
          'She plans to become a physics teacher.',
          'She buys better products than before.',
          'She values things more and mends them.',
        ],
        'D',
        '推理判断',
        '最后一段她从直接换新耳机变为自备工具箱、舍不得扔东西，可见她更珍惜物品。',
      ),
    ],
  ),
  reading(
    'en-b1-rd-003',
    'en-rj2019-b1-2',
    1,
    prose`
      **One-day trips from Lakeside Station this autumn**

      **Tea Hill Walk.** Take the 7:20 slow train to Tea Hill (50 minutes). Climb 800 stone steps to the tea fields, pick
      leaves with a farmer and learn to dry them in a hot pan. You carry home what you make. 120 yuan, including lunch.
      Not suitable for children under six. Saturdays only.

      **Bridge Town by Boat.** After a half-hour bus ride you board a wooden boat and pass under fourteen old bridges.
      Your guide, a retired boatman, tells a story about each one. The boat has a roof, so the trip runs rain or shine.
      90 yuan; students pay half price with a student card. Tuesday to Sunday.

      **Night Sky Camp.** Leave at 4 p.m. and come back at midnight. On the dark side of Mount Lan you cook dinner over a
      fire and look at the Moon and the planets through a telescope. Bring a warm coat. If the sky is cloudy, the trip is put
      off and you may choose another date or have your money back. 150 yuan. Fridays only.

      **Clay and Fire.** Spend the day in a pottery village where kilns have burned for centuries. Make one cup and one
      bowl; they will be sent to your home three weeks later. 200 yuan, lunch and postage included. Every day except
      Monday.

      Book at the station desk or on our website at least two days before you travel.
    `,
    [
      ask(
        'How much does a student with a student card pay for Bridge Town by Boat?',
        ['30 yuan.', '90 yuan.', '45 yuan.', '60 yuan.'],
        'C',
        '细节理解',
        '票价 90 元，学生凭学生证半价，即 45 元。',
      ),
      ask(
        'Which trip depends on the weather?',
        ['Tea Hill Walk.', 'Night Sky Camp.', 'Bridge Town by Boat.', 'Clay and Fire.'],
        'B',
        '细节理解',
        'Night Sky Camp 中说明如果天空多云，活动将推迟或退款。',
      ),
      ask(
        'What do Tea Hill Walk and Clay and Fire have in common?',
        [
          'Both start by train.',
          'Both run every Monday.',
          'Both cost under 150 yuan.',
          'Both let you keep what you make.',
        ],
        'D',
        '推理判断',
        '前者可把自制的茶带回家，后者的杯碗会寄到家，两者都能得到自己做的东西。',
      ),
    ],
  ),
]
