import type { SeedQuestion } from '../../types.ts'
import { fill, prose } from '../builders.ts'
import { grammarFill } from './make.ts'

export const grammarFillsB1: readonly SeedQuestion[] = [
  grammarFill(
    'en-b1-gf-001',
    'en-rj2019-b1-2',
    2,
    prose`
      Last summer my sister and I made a [[1]] (decide) to travel without taking a plane. We took a slow train [[2]] stops
      at forty-three stations between our city and the coast. [[3]] (sit) by the window, we watched the brown hills turn
      green. At noon a farmer got on with two baskets of peaches. They were meant for the market, [[4]] he insisted on
      giving us one each. "I [[5]] (pick) them at five this morning," he said. They were much [[6]] (sweet) than any peach I
      had ever tasted.

      The journey took eleven hours, four times as long [[7]] it takes by the fast train. Some people may think it a waste
      of time. For us, however, the hours passed [[8]] (quick), because there was always somebody to talk [[9]]. Next month
      we [[10]] (take) another slow train, this time to the north. The tickets are already in my drawer.
    `,
    [
      fill('decision', '词性转换', '不定冠词 a 后用名词，decide 的名词是 decision；make a decision 意为"作出决定"。'),
      fill(['that', 'which'], '定语从句', '先行词 a slow train 指物，从句缺主语，用 that 或 which。'),
      fill('Sitting', '非谓语动词', '主语 we 与 sit 为主动关系，用现在分词作伴随状语，句首字母大写。'),
      fill(['but', 'yet'], '并列连词', '桃子本要拿去卖，农夫却坚持送给我们，前后为转折关系。'),
      fill('picked', '一般过去时', 'at five this morning 是过去的时间点，用一般过去时。'),
      fill('sweeter', '形容词比较级', '由 than 和 much 可知用比较级。'),
      fill('as', '比较结构', '倍数表达：倍数 + as + 形容词或副词原级 + as。'),
      fill('quickly', '词性转换', '修饰动词 passed，用副词 quickly。'),
      fill(['to', 'with'], '介词', '不定式作定语，talk 为不及物动词，须加介词 to 或 with。'),
      fill(
        ['are taking', 'are going to take', 'will take', 'will be taking'],
        '现在进行时表将来',
        'next month 且票已买好，表示已安排的将来动作，常用现在进行时。',
      ),
    ],
  ),
  grammarFill(
    'en-b1-gf-002',
    'en-rj2019-b1-3',
    3,
    prose`
      Table tennis balls used to be smaller. Until the year 2000, balls 38 millimetres across [[1]] (use) in international
      matches; since then the size [[2]] (be) about 40 millimetres. The change was made for a simple reason. The small ball
      flew so fast [[3]] people watching on television could hardly see it. A larger ball meets more air, so it slows down
      a little and spins [[4]] (little) than before. As a result, players hit it back and forth more times, [[5]] makes the
      game more exciting [[6]] (watch).

      Not everyone was happy at first. Players who depended [[7]] spin had to change their style, and some spent months
      [[8]] (practise). In 2014 came [[9]] second change: plastic balls began to take the place of those made of celluloid,
      a material that catches fire [[10]] (easy).
    `,
    [
      fill('were used', '被动语态', 'balls 与 use 为被动关系，until the year 2000 表示过去，用 were used。'),
      fill('has been', '现在完成时', '由 since then 可知用现在完成时，主语 the size 为单数。'),
      fill('that', '结果状语从句', 'so … that … 意为"如此……以至于……"。'),
      fill('less', '副词比较级', '由 than 可知用比较级，little 的比较级是 less。'),
      fill('which', '定语从句', '非限制性定语从句，which 指代前面整句内容并作主语。'),
      fill('to watch', '非谓语动词', '主语 + 谓语 + 形容词 + to do，用不定式主动形式表示被动含义。'),
      fill(['on', 'upon'], '介词', 'depend on / upon 意为"依靠"。'),
      fill(['practising', 'practicing'], '非谓语动词', 'spend time (in) doing sth 意为"花时间做某事"。'),
      fill(['a', 'the'], '冠词', '"a + 序数词"表示"又一、再一"，此处指又一次变化。'),
      fill('easily', '词性转换', '修饰动词短语 catches fire，用副词 easily。'),
    ],
  ),
  grammarFill(
    'en-b1-gf-003',
    'en-rj2019-b1-4',
    2,
    prose`
      Haiwan is a fishing town [[1]] stands on the south coast. Every summer it [[2]] (hit) by two or three typhoons. Ten
      years ago a strong one destroyed over two hundred [[3]] (house). Since then the people there [[4]] (work) together to
      make their town safer. Trees [[5]] roots hold the soil have been planted along the shore. The school gym, [[6]] can
      hold a thousand people, was rebuilt to serve as a shelter. In each street there is a volunteer who is responsible
      [[7]] visiting old people living alone. Children learn how [[8]] (pack) an emergency bag with water, a torch and a
      whistle. When the last typhoon came, everybody moved to the shelter [[9]] (calm), and nobody was [[10]] (injure).
    `,
    [
      fill(['that', 'which'], '定语从句', '先行词 a fishing town 在从句中作主语，用 that 或 which。'),
      fill('is hit', '被动语态', 'it（小镇）与 hit 为被动关系，every summer 用一般现在时；hit 的过去分词不变。'),
      fill('houses', '名词复数', 'two hundred 后接可数名词复数。'),
      fill(['have worked', 'have been working'], '现在完成时', 'since then 与现在完成时或现在完成进行时连用。'),
      fill('whose', '定语从句', '空格与 roots 为所属关系，表示"树的根"，用 whose。'),
      fill('which', '定语从句', '逗号后非限制性定语从句，先行词指物，用 which 作主语。'),
      fill('for', '介词', 'be responsible for 意为"对……负责"。'),
      fill('to pack', '非谓语动词', '"疑问词 + to do"作 learn 的宾语。'),
      fill('calmly', '词性转换', '修饰动词 moved，用副词 calmly。'),
      fill('injured', '非谓语动词', 'nobody 与 injure 为被动关系，be injured 意为"受伤"。'),
    ],
  ),
  grammarFill(
    'en-b1-gf-004',
    'en-rj2019-b1-5',
    3,
    prose`
      The word for tea tells us how the drink once [[1]] (travel) round the world. Nearly all languages use one of two names
      for it, and both [[2]] (come) from China. In the port of Xiamen people call it te. Dutch traders, who [[3]] (buy) tea
      from merchants of that coast in the seventeenth century, carried the word to Western Europe, [[4]] it became tea in
      English and Tee in German.

      In most other parts of China, [[5]] (include) the north, the word is cha. It went overland along the old trade routes
      and gave rise [[6]] chai in Hindi, Russian and many other [[7]] (language). Portuguese is an interesting [[8]]
      (except): its traders used the port of Macao, so the Portuguese drink chá.

      Next time you are offered a cup, listen [[9]] (careful). If it sounds like te, the word probably came by sea; [[10]] it
      sounds like cha, it probably came by land.
    `,
    [
      fill(['travelled', 'traveled'], '一般过去时', '由 once 可知为过去的动作，用一般过去时；英式双写 l。'),
      fill('come', '主谓一致', 'both（两个名称）作主语，叙述事实用一般现在时复数形式。'),
      fill('bought', '一般过去时', 'in the seventeenth century 为过去时间，buy 的过去式是 bought。'),
      fill('where', '定语从句', '先行词 Western Europe 在从句中作地点状语，用关系副词 where。'),
      fill('including', '介词', 'including 为介词，意为"包括"。'),
      fill('to', '固定搭配', 'give rise to 意为"引起、产生"。'),
      fill('languages', '名词复数', 'many other 后接可数名词复数。'),
      fill('exception', '词性转换', '形容词 interesting 修饰名词，except 的名词是 exception。'),
      fill('carefully', '词性转换', '修饰动词 listen，用副词 carefully。'),
      fill(['if', 'when'], '条件状语从句', '与前一句 If it sounds like te 并列，引导条件状语从句。'),
    ],
  ),
]
