import PauseOutlined from '@ant-design/icons/es/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide, type SwiperClass } from 'swiper/react';
import 'swiper/swiper.css';
import { CampaignsCarouselStore } from '../../../application/campaigns/campaigns-carousel-store';
import { CONSTANTS } from '../../../domain/kernel/constants.table';
import { directionOf } from '../../../domain/culture/culture';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './campaign-carousel.module.css';
import { CampaignSlideView } from './campaign-slide';

/**
 * Campaigns as a carousel in the more menu, with the values of R9. It can be paused, and respects reduced motion.
 * Swiper's own accessibility and navigation modules are not used: they write markup, which the content policy blocks.
 */
export const CampaignCarousel = observer(function CampaignCarousel() {
  const { t } = useTranslation();
  const { slides } = useStore(CampaignsCarouselStore);
  const dir = directionOf(useCulture());
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const swiper = useRef<SwiperClass | null>(null);
  const [visibleIndex, setVisibleIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(!isMotionReduced);
  const numbers = useNumbers();
  const positionOf = (index: number) => ({
    number: numbers.integer(index + 1),
    of: numbers.integer(slides.length),
  });
  const hasSeveral = slides.length > 1;
  const toggle = () => {
    setPlaying(!isPlaying);
    swiper.current?.autoplay[isPlaying ? 'stop' : 'start']();
  };
  return (
    <section
      className={styles['carousel']}
      aria-roledescription={t('campaigns.carousel')}
      aria-label={t('campaigns.label')}
      data-testid="campaign-carousel"
    >
      <Swiper
        key={`${dir}/${slides.length}`}
        dir={dir}
        modules={[Autoplay]}
        loop={hasSeveral}
        slidesPerView={1}
        spaceBetween={CONSTANTS.carouselSpacingPx}
        speed={isMotionReduced ? 0 : CONSTANTS.carouselMoveMs}
        autoplay={
          hasSeveral &&
          isPlaying && { delay: CONSTANTS.carouselMs, disableOnInteraction: false, pauseOnMouseEnter: true }
        }
        onSwiper={(instance) => (swiper.current = instance)}
        onRealIndexChange={({ realIndex }) => setVisibleIndex(realIndex)}
        onFocus={() => swiper.current?.autoplay.pause()}
        onBlur={() => swiper.current?.autoplay.resume()}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <SwiperSlide
            key={index}
            className={styles['slide'] ?? ''}
            role="group"
            aria-roledescription={t('campaigns.slide')}
            aria-label={t('campaigns.place', positionOf(index))}
            inert={index !== visibleIndex}
          >
            <CampaignSlideView slide={slide} />
          </SwiperSlide>
        ))}
      </Swiper>
      {hasSeveral && (
        <div className={styles['controls']}>
          <button
            type="button"
            className={styles['control']}
            aria-label={t(isPlaying ? 'campaigns.pause' : 'campaigns.play')}
            data-testid="campaign-carousel-pause"
            onClick={toggle}
          >
            {isPlaying ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
          </button>
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              className={styles['control']}
              aria-label={t('campaigns.show', positionOf(index))}
              aria-current={index === visibleIndex}
              onClick={() => swiper.current?.slideToLoop(index)}
            >
              <span className={styles['dot']} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
});
