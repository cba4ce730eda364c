#include "app/views/licence.h"
